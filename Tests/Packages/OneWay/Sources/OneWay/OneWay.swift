// `lab new comparison` needs only the module.
