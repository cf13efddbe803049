// Orders outside the page: as a link, as a session for `lab trace --replay`, and as a Swift test.

/** The acts of an order in one pattern, each with its step, its line of a test, and the screen after it. */
function actsOf(orders, tree, path, pattern) {
  return path.flatMap((node) => {
    const [, trace, screens] = orders.frameOf(tree, node, pattern);
    return orders.traces[trace].map((id) => orders.events[id]).filter(([kind]) => kind === KIND.act).map((event, at) => {
      const [act, step, call] = event.slice(4).map((text) => orders.texts[text]);
      return { act, step: JSON.parse(step), call, screen: orders.lists[screens][at] };
    });
  });
}

/** What `lab trace --replay` reads: a recording of acts and screens for each pattern. */
function sessionText(orders, tree, path, patterns) {
  return patterns.map((pattern) => {
    let before = null;
    const lines = actsOf(orders, tree, path, pattern).map(({ act, step, screen }, id) => {
      const text = screen === before ? undefined : orders.screens[screen].map((line) => orders.texts[line]).join("\n");
      before = screen;
      return `${JSON.stringify({ act, at_ns: 0, id, screen: text, step })}\n`;
    });
    return tree.copies[pattern].recording + lines.join("");
  }).join("");
}

/** What `lab trace --emit-test` writes. */
function testText(orders, tree, path, pattern) {
  const [sameScreen, end] = orders.testParts;
  const acts = actsOf(orders, tree, path, pattern);
  const isEmpty = (screen) => orders.screens[screen].every((line) => !orders.texts[line]);
  const steps = acts.map(({ call, screen }, at) => {
    const isSame = at ? screen === acts[at - 1].screen : isEmpty(screen);
    return call + (isSame ? sameScreen : orders.expectations[screen]);
  });
  const fails = acts.some(({ step }) => step.answer?.failure !== undefined);
  return tree.copies[pattern].tests[Number(fails)] + steps.join("") + end;
}

/** The fragment of a moment: all by name. */
function fragmentOf(tree, path, at, names) {
  const order = tree.movesOf(path).map((move) => tree.slugOf(move)).join(",");
  return `player?session=${tree.id}&patterns=${names.map(encodeURIComponent).join(",")}&order=${order}&step=${at}`;
}

/** Reads a fragment: `null` if it is not the player's, else the moment or why it is refused. */
function momentIn(fragment, orders) {
  if (fragment.startsWith("#player=")) {
    return { refusal: "The link is of an older page, which numbered the moves. Choose the session and the order again." };
  }
  if (!fragment.startsWith("#player?")) return null;
  const read = new URLSearchParams(fragment.slice(8));
  const list = (name) => (read.get(name) ?? "").split(",").filter(Boolean);
  const refuse = (what, name) => ({ refusal: `The link names the ${what} "${printable(name)}", which this page lacks.` });
  const session = orders.trees.findIndex(({ id }) => id === read.get("session"));
  if (session < 0) return refuse("session", read.get("session") ?? "");
  const tree = orders.trees[session];
  const patterns = list("patterns").map((name) => orders.patterns.indexOf(name));
  if (patterns.includes(-1)) return refuse("pattern", list("patterns")[patterns.indexOf(-1)]);
  const slugs = tree.moves.map((_, move) => tree.slugOf(move));
  const moves = list("order").map((slug) => slugs.indexOf(slug));
  if (moves.includes(-1)) return refuse("move", list("order")[moves.indexOf(-1)]);
  return { session, patterns: [...new Set(patterns)], moves, at: Math.trunc(Number(read.get("step"))) || 0 };
}
