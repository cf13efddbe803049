// What the player reads from the page: the tables of `Orders`. A tree of moves for each session, and for each node
// what every pattern showed and did. An order is a path from the opening to a leaf; only paths of the tree are shown.

const KIND = { act: 0, action: 1, effect: 2, mutation: 3, output: 4 };

/** The orders of one session. Moves and nodes are numbers. */
class OrdersTree {
  constructor(session, texts) {
    Object.assign(this, session);
    this.texts = texts;
    this.children = this.parents.map(() => []);
    this.parents.forEach((parent, node) => { if (parent >= 0) this.children[parent].push(node); });
  }

  child(node, move) { return this.children[node].find((other) => this.moveOf[other] === move); }
  /** The moves of an order after the opening. */
  movesOf(path) { return path.slice(1).map((node) => this.moveOf[node]); }
  isForced(move) { return ["dismiss", "comeBack"].includes(this.moves[move].kind); }
  isSameCall(a, b) {
    const [one, other] = [this.moves[a], this.moves[b]];
    return one.kind === "answer" && other.kind === "answer" && one.text === other.text && one.occurrence === other.occurrence;
  }

  nameOf(move) {
    const { kind, occurrence, failure = "" } = this.moves[move];
    const text = printable(this.moves[move].text);
    switch (kind) {
      case "opening": return "the screen is open";
      case "answer": return `${text}${occurrence > 1 ? `, request ${occurrence},` : ""} ${failure ? `fails: ${printable(failure)}` : "succeeds"}`;
      case "leave": return "leave the screen";
      case "comeBack": return "come back";
      default: return occurrence > 1 ? `${text} (${{ 2: "2nd", 3: "3rd" }[occurrence] ?? `${occurrence}th`})` : text;
    }
  }

  /** The name of a move in a link: letters, digits and hyphens. */
  slugOf(move) { return this.nameOf(move).toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean).join("-"); }

  /** Follows moves from the end of a path as far as the tree has them, and then its first moves to a leaf. */
  follow(path, moves, shown = path) {
    const order = [...path], dropped = [];
    for (const move of moves) {
      let node = order.at(-1);
      if (this.isForced(move) && this.child(node, move) === undefined) continue;
      // An act waits behind an alert, and until the person is back.
      while (this.moves[move].kind === "act" && this.child(node, move) === undefined) {
        const way = this.children[node].find((other) => this.isForced(this.moveOf[other]));
        if (way === undefined) break;
        order.push(way);
        node = way;
      }
      const next = this.child(node, move);
      if (next === undefined) dropped.push({ move, reason: this.whyNot(order, move, shown) });
      else order.push(next);
    }
    const kept = order.length - 1;
    while (this.children[order.at(-1)].length) order.push(this.children[order.at(-1)][0]);
    return { path: order, dropped, kept };
  }

  /** Says why a move cannot come at the end of a path, to the reader of another path. */
  whyNot(path, move, shown) {
    const { kind } = this.moves[move];
    const node = path.at(-1);
    const name = this.nameOf(move);
    if (kind === "answer") {
      if (this.movesOf(path).some((other) => this.isSameCall(other, move))) return `${name}: it is answered already.`;
      const isPending = (node) => this.children[node].some((next) => this.isSameCall(this.moveOf[next], move));
      if (path.some(isPending)) return `${name}: the request is cancelled before.`;
      const sender = shown.findIndex(isPending);
      return `${name}: an answer cannot come before its request`
        + (sender > 0 ? `, which follows "${this.nameOf(this.moveOf[shown[sender]])}".` : ".");
    }
    if (kind === "act") {
      if (this.refusalOf[node]) return `${name}: ${this.texts[this.refusalOf[node]]}.`;
      if (this.children[node].some((next) => this.isForced(this.moveOf[next]))) return `${name}: the person is away, or an alert is in the way.`;
      return `${name}: the person's acts keep their order.`;
    }
    if (kind === "leave") return "Leave: the person leaves once, and only while something is under way.";
    if (this.isForced(move)) return `${name}: it comes after ${kind === "dismiss" ? "its alert" : "leaving"}, and before the person's next act.`;
    return `${name}: not possible here.`;
  }
}

/** What the patterns showed and did. */
class PlayedOrders {
  constructor(data) {
    Object.assign(this, data);
    this.shownTexts = data.texts.map(printable);
    this.trees = data.sessions.map((session) => new OrdersTree(session, this.shownTexts));
  }

  frameOf(tree, node, pattern) { return this.frames[this.moments[tree.momentOf[node]][pattern]]; }
  linesOf(tree, node, pattern) { return this.screens[this.frameOf(tree, node, pattern)[0]].map((line) => this.shownTexts[line]); }

  /** The events of each step of an order, with their causes and the answer behind each write. */
  historyOf(tree, path, pattern) {
    const history = [];
    const pairs = (list) => this.lists[list].flatMap((first, at, all) => at % 2 ? [] : [[first, all[at + 1]]]);
    path.forEach((node, step) => {
      const [, trace, , answers, superseded] = this.frameOf(tree, node, pattern);
      const eventAt = (move, index) => move === 0 ? null
        : history[move === 1 ? step : path.findIndex((other) => tree.moveOf[other] === move - 2)][index];
      const events = [];
      history.push(events);
      for (const id of this.traces[trace]) {
        const [kind, move, index, site, ...texts] = this.events[id];
        events.push({
          step, kind, pattern, cause: eventAt(move, index), site: this.shownTexts[site], texts: texts.map((text) => this.shownTexts[text]),
        });
      }
      for (const [write, answer] of pairs(answers)) events[write].answer = events[answer];
      // A cancelled effect has its line and outcome twice: a newer one may supersede it, as here.
      for (const [move, index] of pairs(superseded)) eventAt(move, index).texts.splice(0, 2);
    });
    return history;
  }

  /** The changes in a write: its own field, the field's name on screen, and the values unless unknown. */
  changesIn(event) {
    const [root, ...rest] = event.texts;
    const change = (property, values) => {
      const own = property ? `${root}.${property}` : root;
      return { event, own, field: this.namesOnScreen[own] ?? own, values };
    };
    if (!rest.length) return [change("", "written")];
    return rest.flatMap((property, at) => at % 3 ? [] : [change(property, `${rest[at + 1]} → ${rest[at + 2]}`)]);
  }
}

/** The events that led to one, the nearest first. */
function causesOf(event) {
  const causes = [];
  for (let { cause } = event; cause; { cause } = cause) causes.push(cause);
  return causes;
}

const actionOf = (event) => causesOf(event).find(({ kind }) => kind === KIND.action)?.texts[0];
