// The writes of a step, and why a field has its value: a row or group for each write, all patterns side by side.

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key in made) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** The patterns in groups that have the same text, in the order of their first. */
function grouped(patterns, textOf) {
  const groups = new Map();
  for (const pattern of patterns) {
    const text = textOf(pattern);
    groups.set(text, [...groups.get(text) ?? [], pattern]);
  }
  return [...groups].map(([text, patterns]) => ({ text, patterns }));
}

/** Rows of writes with the same field on screen, one for each time that it is written; those of all patterns come first. */
function alignedWrites(orders, histories, step) {
  const rows = new Map();
  histories.forEach((history, column) => {
    const times = {};
    for (const change of history[step].filter(({ kind }) => kind === KIND.mutation).flatMap((event) => orders.changesIn(event))) {
      const time = times[change.field] = (times[change.field] ?? 0) + 1;
      const key = `${change.field} ${time}`;
      if (!rows.has(key)) rows.set(key, { field: change.field, cells: histories.map(() => null) });
      rows.get(key).cells[column] = change;
    }
  });
  const missing = ({ cells }) => cells.includes(null);
  return [...rows.values()].sort((a, b) => missing(a) - missing(b));
}

const fact = (name, text) => element("span", { className: name }, text);
const unnamed = () => fact("unnamed", "? unnamed");
const values = (change) => fact("values", change.values);
const ownName = (change) => change.own === change.field ? null : fact("own", change.own);

/** Whether one of two fields is a part of the other. */
const isRelated = (a, b) => a === b || [[a, b], [b, a]].some(([whole, part]) =>
  part.startsWith(whole) && ".[".includes(part[whole.length]));

/** The writes of a step. What all patterns share stands beside the field; a cell has what only its pattern says. */
function writesTable(orders, histories, names, step, why) {
  const rows = alignedWrites(orders, histories, step);
  if (!rows.length) return element("p", { className: "quiet" }, "No chosen pattern writes anything in this step.");
  const row = ({ field, cells }) => {
    const written = cells.filter(Boolean);
    const isShared = written.every((change) => change.values === written[0].values);
    return element("tr", { "data-field": field },
      element("th", { scope: "row" },
        element("button", { type: "button", "aria-label": `Why ${field}?`, onclick: () => why(field) }, field),
        isShared ? values(written[0]) : null),
      cells.map((change, column) => element("td", { "data-pattern": names[column] }, change
        ? [ownName(change), isShared ? null : values(change),
          actionOf(change.event) ? fact("action", actionOf(change.event)) : unnamed(), linesOf(names[column], change.event.site, names)]
        : fact("quiet", "not written"))));
  };
  return element("table", {}, element("caption", {}, "Each write, and the action behind it"),
    element("thead", {}, element("tr", {}, ["Field", ...names].map((text) => element("th", { scope: "col" }, text)))),
    element("tbody", {}, rows.map(row)));
}

/** The values of a field up to a step: a group for each write, a row for each pattern. */
function whyTable(orders, histories, names, field, path, nameOfStep) {
  const groups = path.flatMap((_, step) => alignedWrites(orders, histories, step)
    .filter((row) => isRelated(row.field, field)).map((row) => ({ step, ...row })));
  if (!groups.length) return element("p", {}, `Not written up to step ${path.length - 1}.`);
  const head = ["Pattern", "Value", "Act", "Action", "Line", "Answer"];
  const cells = (change, column) => {
    if (!change) return [element("td", { colSpan: head.length - 1 }, fact("quiet", "not written"))];
    const { event } = change;
    const act = causesOf(event).findLast(({ kind }) => kind === KIND.act);
    return [
      [ownName(change), values(change)], act?.texts[0] ?? "–", actionOf(event) ?? unnamed(),
      linesOf(names[column], event.site, names), event.answer?.texts[1] ?? "",
    ].map((content) => element("td", {}, content));
  };
  return element("table", {}, element("caption", {}, `Its values up to step ${path.length - 1}, in each chosen pattern`),
    element("thead", {}, element("tr", {}, head.map((text) => element("th", { scope: "col" }, text)))),
    groups.map((group) => element("tbody", { "data-step": group.step },
      element("tr", {}, element("th", { scope: "rowgroup", colSpan: head.length, className: "group" },
        `Step ${group.step}: ${nameOfStep(group.step)}${group.field === field ? "" : `, ${group.field}`}`)),
      group.cells.map((change, column) =>
        element("tr", {}, element("th", { scope: "row" }, names[column]), cells(change, column))))));
}

/** The events of a step, each below its cause; a cause in an earlier step is named. */
function traceOf(history, step) {
  const events = history[step];
  const isOwn = (event) => event.cause?.step === step;
  const branch = (own) => element("ul", {}, own.map((event) => {
    const inner = events.filter((other) => other.cause === event);
    const because = event.cause && !isOwn(event) ? causesOf(event).at(-1) : null;
    return element("li", { "data-kind": Object.keys(KIND)[event.kind] },
      lineOf(event),
      because ? element("small", {}, ` (step ${because.step}: ${lineOf(because)})`) : null,
      event.site ? element("small", { title: event.site }, ` ← ${placesIn(event.site).join(" ← ")}`) : null,
      inner.length ? branch(inner) : null);
  }));
  return events.length ? branch(events.filter((event) => !isOwn(event))) : element("p", { className: "quiet" }, "Nothing.");
}

function lineOf(event) {
  if (event.kind !== KIND.mutation) return event.texts[0];
  const [field, ...rest] = event.texts;
  const changes = rest.flatMap((property, at) => at % 3 ? [] : [`${property ? `${property} ` : ""}${rest[at + 1]} → ${rest[at + 2]}`]);
  return `${actionOf(event) ? "" : "? "}${field}: ${changes.join(", ") || "written"}`;
}
