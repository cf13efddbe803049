// The player. Its data are the tables of `Orders`: a tree of moves for each session, and for each node what every
// pattern showed and did. An order is a path from the opening to a leaf; only paths of the tree are ever shown.
{
  const app = document.getElementById("player-app");
  if (app) {
    app.hidden = false;
    startPlayer(app, JSON.parse(document.getElementById("player-data").textContent));
  }

  function startPlayer(app, data) {
    const find = (name) => document.getElementById(`player-${name}`);
    const KIND = { act: 0, action: 1, effect: 2, mutation: 3, output: 4 };
    const trees = data.sessions.map(withChildren);
    data.texts = data.texts.map(printable);
    const widest = 4;

    /** The session, the chosen patterns, the nodes from the opening to a leaf, and the place of the moment in them. */
    const state = { session: 0, patterns: [], path: [0], at: 0, why: null };

    // MARK: The tree

    function withChildren(tree) {
      const children = tree.parents.map(() => []);
      tree.parents.forEach((parent, node) => { if (parent >= 0) children[parent].push(node); });
      return { ...tree, children };
    }

    const tree = () => trees[state.session];
    const moveOf = (node) => tree().moveOf[node];
    const child = (node, move) => tree().children[node].find((other) => moveOf(other) === move);
    /** The moves of an order after the opening. */
    const movesOf = (path) => path.slice(1).map(moveOf);
    const isForced = (move) => ["dismiss", "comeBack"].includes(tree().moves[move].kind);
    const isSameCall = (a, b) => {
      const [one, other] = [tree().moves[a], tree().moves[b]];
      return one.kind === "answer" && other.kind === "answer" && one.text === other.text && one.occurrence === other.occurrence;
    };

    /** Follows moves from a node as far as the tree has them, and then its first moves to a leaf. */
    function follow(path, moves) {
      const order = [...path], dropped = [];
      for (const move of moves) {
        let node = order.at(-1);
        if (isForced(move) && child(node, move) === undefined) continue;
        // An act waits behind an alert, and until the person is back.
        while (tree().moves[move].kind === "act" && child(node, move) === undefined) {
          const way = tree().children[node].find((other) => isForced(moveOf(other)));
          if (way === undefined) break;
          order.push(way);
          node = way;
        }
        const next = child(node, move);
        if (next === undefined) dropped.push({ move, reason: whyNot(order, move) });
        else order.push(next);
      }
      const kept = order.length - 1;
      while (tree().children[order.at(-1)].length) order.push(tree().children[order.at(-1)][0]);
      return { path: order, dropped, kept };
    }

    /** Says why a move cannot come at the end of a path. */
    function whyNot(path, move) {
      const { kind } = tree().moves[move];
      const node = path.at(-1);
      const done = movesOf(path);
      const name = nameOf(move);
      if (kind === "answer") {
        if (done.some((other) => isSameCall(other, move))) return `${name}: it is answered already.`;
        const isPending = (node) => tree().children[node].some((next) => isSameCall(moveOf(next), move));
        if (path.some(isPending)) return `${name}: the request is cancelled before.`;
        const sender = state.path.findIndex(isPending);
        return `${name}: an answer cannot come before its request`
          + (sender > 0 ? `, which follows "${nameOf(moveOf(state.path[sender]))}".` : ".");
      }
      if (kind === "act") {
        if (tree().refusalOf[node]) return `${name}: ${data.texts[tree().refusalOf[node]]}.`;
        if (tree().children[node].some((next) => isForced(moveOf(next)))) return `${name}: the person is away, or an alert is in the way.`;
        return `${name}: the person's acts keep their order.`;
      }
      if (kind === "leave") return "Leave: the person leaves once, and only while something is under way.";
      if (isForced(move)) return `${name}: it comes after ${kind === "dismiss" ? "its alert" : "leaving"}, and before the person's next act.`;
      return `${name}: not possible here.`;
    }

    // MARK: Names

    function nameOf(move) {
      const { kind, occurrence, failure = "" } = tree().moves[move];
      const text = printable(tree().moves[move].text);
      switch (kind) {
        case "opening": return "the screen is open";
        case "answer": return `${text}${occurrence > 1 ? `, request ${occurrence},` : ""} ${failure ? `fails: ${printable(failure)}` : "succeeds"}`;
        case "leave": return "leave the screen";
        case "comeBack": return "come back";
        default: return occurrence > 1 ? `${text} (${{ 2: "2nd", 3: "3rd" }[occurrence] ?? `${occurrence}th`})` : text;
      }
    }
    const iconOf = { opening: "○", act: "☝", answer: "⇠", dismiss: "☝", leave: "⇤", comeBack: "⇥" };

    // MARK: Frames

    const frameOf = (node, pattern) => data.frames[data.moments[tree().momentOf[node]][pattern]];
    const screenOf = (node, pattern) => data.screens[frameOf(node, pattern)[0]];

    /** The events of a step, with causes as places in the order. */
    function eventsOf(path, step, pattern) {
      return data.traces[frameOf(path[step], pattern)[1]].map((id, index) => {
        const [kind, causeMove, causeIndex, site, ...texts] = data.events[id];
        let cause = null;
        if (causeMove === 1) cause = { step, index: causeIndex };
        else if (causeMove > 1) cause = { step: path.findIndex((node) => moveOf(node) === causeMove - 2), index: causeIndex };
        return { step, index, kind, cause, site: data.texts[site], texts: texts.map((text) => data.texts[text]) };
      });
    }

    /** The changes in a mutation, each with the name of what changed. */
    function changesIn(event) {
      const [field, ...rest] = event.texts;
      if (!rest.length) return [{ field, written: true }];
      const changes = [];
      for (let at = 0; at < rest.length; at += 3) {
        const property = rest[at];
        changes.push({ field: property ? `${field}.${property}` : field, old: rest[at + 1], new: rest[at + 2] });
      }
      return changes;
    }

    function lineOf(event) {
      if (event.kind !== KIND.mutation) return event.texts[0];
      const [field, ...rest] = event.texts;
      const changes = [];
      for (let at = 0; at < rest.length; at += 3) {
        changes.push(`${rest[at] ? `${rest[at]} ` : ""}${rest[at + 1]} → ${rest[at + 2]}`);
      }
      return `${field}: ${changes.join(", ") || "written"}`;
    }

    /** The events that led to one, the nearest first. */
    function causesOf(event, history) {
      const causes = [];
      for (let cause = event.cause; cause; cause = causes.at(-1).cause) causes.push(history[cause.step][cause.index]);
      return causes;
    }

    const historyOf = (pattern) => state.path.slice(0, state.at + 1).map((_, step) => eventsOf(state.path, step, pattern));

    // MARK: Elements

    function element(name, properties = {}, ...children) {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(properties)) {
        if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
        else if (key in made) made[key] = value;
        else made.setAttribute(key, value);
      }
      made.append(...children.filter((child) => child !== null));
      return made;
    }

    // MARK: The order

    function showSteps() {
      find("steps").replaceChildren(...state.path.map((node, step) => {
        const move = moveOf(node), { kind } = tree().moves[move];
        const button = element("button", {
          type: "button", className: "step", id: `player-step-${step}`, onclick: () => goTo(step),
          onkeydown: (event) => pressed(event, step),
        }, element("span", { className: "number", "aria-hidden": "true" }, `${step}`),
          element("span", { "aria-hidden": "true" }, iconOf[kind]), element("span", {}, nameOf(move)));
        const row = element("li", { "data-step": step, "data-kind": kind, "data-move": move }, button);
        if (step > 0) {
          row.prepend(element("span", { className: "grip", "aria-hidden": "true", title: "Drag" }, "⠿"));
          row.addEventListener("pointerdown", (event) => drag(event, row, step));
        }
        return row;
      }));
    }

    /** Marks the step of the moment, which has the buttons that change it. */
    function markSteps() {
      for (const row of find("steps").children) {
        const step = Number(row.dataset.step), isAt = step === state.at;
        row.querySelector(".tools")?.remove();
        row.toggleAttribute("data-at", isAt);
        row.classList.toggle("later", step > state.at);
        const button = row.querySelector(".step");
        if (!isAt) { button.removeAttribute("aria-current"); continue; }
        button.setAttribute("aria-current", "step");
        if (step > 0) row.append(tools(step));
      }
    }

    function tools(step) {
      const move = moveOf(state.path[step]), { kind } = tree().moves[move];
      const tool = (text, name, action) => element("button", {
        type: "button", "data-tool": name, "aria-label": `${text}: ${nameOf(move)}`, onclick: action,
      }, text);
      const row = element("div", { className: "tools" },
        tool("↑ Earlier", "earlier", () => reorder(step, step - 1, "earlier")),
        tool("↓ Later", "later", () => reorder(step, step + 1, "later")));
      if (kind === "answer") {
        for (const sibling of tree().children[state.path[step - 1]].map(moveOf)) {
          if (sibling === move || !isSameCall(sibling, move)) continue;
          const { failure } = tree().moves[sibling];
          row.append(tool(failure ? `Fail: ${printable(failure)}` : "Succeed", failure ? "fail" : "succeed", () => replace(step, sibling)));
        }
      }
      if (kind === "leave") row.append(tool("Stay instead", "stay", () => stay(step)));
      return row;
    }

    function showMoves() {
      const here = tree().children[state.path[state.at]];
      const next = state.path[state.at + 1];
      const refusal = tree().refusalOf[state.path[state.at]];
      const note = here.length ? "What may come next:" : "The order ends here.";
      find("moves").replaceChildren(
        element("p", { className: "quiet" }, refusal ? `${note} Not the person's next act: ${data.texts[refusal]}.` : note),
        ...here.map((node) => element("button", {
          type: "button", "data-move": moveOf(node), "aria-pressed": String(node === next),
          onclick: () => choose(moveOf(node)),
        }, `${iconOf[tree().moves[moveOf(node)].kind]} ${nameOf(moveOf(node))}`)));
    }

    // MARK: Acts on the order

    function goTo(step, note) {
      state.at = Math.max(0, Math.min(step, state.path.length - 1));
      show(note);
    }

    /** Shows an order of the tree, and says what fell away. */
    function take({ path, dropped }, at, note = "") {
      state.path = path;
      showSteps();
      goTo(at, [note, ...dropped.map(({ reason }) => `Falls away: ${reason}`)].filter(Boolean).join(" "));
    }

    /** Moves a step to another place, unless the tree lacks that order. */
    function reorder(step, place, tool) {
      const moves = movesOf(state.path), [moved] = moves.splice(step - 1, 1);
      if (place < 1 || place > moves.length + 1) return refuse(`The step is ${place < 1 ? "first" : "last"} already.`, step, tool);
      moves.splice(place - 1, 0, moved);
      const before = follow([0], moves.slice(0, place));
      if (before.dropped.length) return refuse(before.dropped[0].reason, step, tool);
      const order = before.path.slice(0, before.kept + 1);
      const at = order.findIndex((node) => moveOf(node) === moved);
      if (at < 1 || at === step) {
        const forced = [moved, ...movesOf(state.path).slice(step, place)].find(isForced);
        return refuse(whyNot(order.slice(0, place), forced ?? moved), step, tool);
      }
      take(follow(order, moves.slice(place)), at, `Moved to ${at}.`);
      focusStep(tool);
    }

    function refuse(reason, step, tool) {
      goTo(step, `Not possible. ${reason}`);
      focusStep(tool);
    }

    function replace(step, move) {
      take(follow([...state.path.slice(0, step), child(state.path[step - 1], move)], movesOf(state.path).slice(step)), step);
      focusStep();
    }

    function stay(step) {
      const moves = movesOf(state.path).filter((move) => !["leave", "comeBack"].includes(tree().moves[move].kind));
      take(follow([0], moves), step - 1);
      focusStep();
    }

    /** Goes on with a move, which another order may have later. */
    function choose(move) {
      const rest = movesOf(state.path).slice(state.at).filter((other) => other !== move && !isSameCall(other, move));
      const next = child(state.path[state.at], move);
      if (next !== state.path[state.at + 1]) {
        take(follow([...state.path.slice(0, state.at + 1), next], rest), state.at + 1);
      } else goTo(state.at + 1);
      focusStep();
    }

    function focusStep(tool) {
      const row = find("steps").children[state.at];
      (row.querySelector(`[data-tool="${tool}"]`) ?? row.querySelector(".step")).focus({ preventScroll: true });
    }

    function pressed(event, step) {
      const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
      const to = { Home: 0, End: state.path.length - 1 }[event.key] ?? (by ? step + by : undefined);
      if (to === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Alt and another key is the browser's: Alt and the left arrow goes back.
      if (event.altKey && !["ArrowUp", "ArrowDown"].includes(event.key)) return;
      event.preventDefault();
      if (event.altKey) { if (step > 0) reorder(step, to); return; }
      goTo(to);
      focusStep();
    }

    /** Drags a step with a mouse or a pen, or by its grip with a finger, which otherwise scrolls. */
    function drag(event, row, step) {
      const isGrip = event.target.closest(".grip");
      if (event.button !== 0 || event.target.closest(".tools") || (event.pointerType === "touch" && !isGrip)) return;
      const rows = [...find("steps").children], start = event.clientY;
      const { pointerId } = event;
      let place = step, isDragging = false;
      const unmark = () => rows.forEach((other) => other.classList.remove("drop-before", "drop-after"));
      const move = (event) => {
        if (event.pointerId !== pointerId) return;
        if (!isDragging && Math.abs(event.clientY - start) < 5) return;
        if (!isDragging) row.setPointerCapture(pointerId);
        isDragging = true;
        event.preventDefault();
        row.classList.add("dragged");
        unmark();
        const over = rows.findLastIndex((other) => other.getBoundingClientRect().top <= event.clientY);
        place = Math.max(1, over);
        if (place !== step) rows[place].classList.add(place < step ? "drop-before" : "drop-after");
      };
      const end = (event) => {
        if (event.pointerId !== pointerId) return;
        unmark();
        row.classList.remove("dragged");
        for (const [name, listener] of listeners) removeEventListener(name, listener);
        if (!isDragging) return;
        // Ignores the click that ends a drag.
        const ignore = (click) => { click.stopPropagation(); click.preventDefault(); };
        row.addEventListener("click", ignore, true);
        setTimeout(() => row.removeEventListener("click", ignore, true), 0);
        if (event.type === "pointerup" && place !== step) reorder(step, place);
      };
      const listeners = [["pointermove", move], ["pointerup", end], ["pointercancel", end]];
      // Not captured before it is a drag: a captured pointer would click the row, not its button.
      for (const [name, listener] of listeners) addEventListener(name, listener);
    }

    // MARK: The moment

    /** Which lines of a screen are new since another: those outside the longest common subsequence. */
    function changedLines(before, after) {
      const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
      for (let i = before.length - 1; i >= 0; i--) {
        for (let j = after.length - 1; j >= 0; j--) {
          lengths[i][j] = before[i] === after[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
        }
      }
      const changed = after.map(() => true);
      for (let i = 0, j = 0; i < before.length && j < after.length;) {
        if (before[i] === after[j]) { changed[j] = false; i++; j++; }
        else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++;
        else j++;
      }
      return changed;
    }

    function panel(pattern) {
      const name = data.patterns[pattern], node = state.path[state.at];
      const screen = screenOf(node, pattern);
      const changed = state.at ? changedLines(screenOf(state.path[state.at - 1], pattern), screen) : screen.map(() => false);
      const lines = screen.map((line, index) => element(changed[index] ? "mark" : "span", { className: "line" },
        data.texts[line] + (index + 1 < screen.length ? "\n" : "")));
      const history = historyOf(pattern);
      return element("article", { "data-pattern": name, "aria-label": name },
        element("h3", {}, name),
        element("h4", {}, "Screen"), element("pre", { tabIndex: 0, role: "region", "aria-label": `Screen of ${name}` }, ...lines),
        element("h4", {}, "State"), writes(history.at(-1), pattern),
        element("h4", {}, "Trace"), trace(history));
    }

    function writes(events, pattern) {
      const changes = events.filter((event) => event.kind === KIND.mutation).flatMap(changesIn);
      if (!changes.length) return element("p", { className: "quiet" }, "No write.");
      return element("ul", { className: "writes" }, ...changes.map((change) => element("li", {},
        element("button", {
          type: "button", "data-field": change.field, title: "Why?",
          onclick: ({ currentTarget }) => { state.why = { pattern, field: change.field, opener: currentTarget }; showWhy(); find("why").scrollIntoView({ block: "nearest" }); find("why").querySelector("h3").focus({ preventScroll: true }); },
        }, `${change.field} `, ...(change.written ? ["written"] : [
          element("span", { className: "old" }, change.old), " → ", element("span", { className: "new" }, change.new)]))))); 
    }

    /** The events of the moment, each below its cause; a cause in an earlier step is named. */
    function trace(history) {
      const events = history.at(-1);
      const isOwn = (event) => event.cause?.step === state.at;
      const branch = (own) => element("ul", {}, ...own.map((event) => {
        const inner = events.filter((other) => isOwn(other) && other.cause.index === event.index);
        const because = event.cause && !isOwn(event) ? causesOf(event, history).at(-1) : null;
        const hasName = event.kind !== KIND.mutation || causesOf(event, history).some((cause) => cause.kind === KIND.action);
        return element("li", { "data-kind": Object.keys(KIND)[event.kind] },
          `${hasName ? "" : "? "}${lineOf(event)}`,
          because ? element("small", {}, ` (step ${because.step}: ${lineOf(because)})`) : null,
          event.site ? element("small", { title: event.site }, ` ← ${placesIn(event.site)}`) : null,
          inner.length ? branch(inner) : null);
      }));
      return events.length ? branch(events.filter((event) => !isOwn(event))) : element("p", { className: "quiet" }, "Nothing.");
    }

    /** The places of a site, without its functions. */
    const placesIn = (site) => (site.match(/\S+\.swift:\d+/g) ?? [site]).join(" ← ");

    /** Whether one of two fields is a part of the other. */
    const isRelated = (a, b) => a === b || [[a, b], [b, a]].some(([whole, part]) =>
      part.startsWith(whole) && ".[".includes(part[whole.length]));

    /** The values of a field up to the moment, each with what wrote it. */
    function valuesOf(field, pattern) {
      const history = historyOf(pattern);
      return history.flat().filter((event) => event.kind === KIND.mutation).flatMap((event) => {
        const causes = causesOf(event, history);
        const places = new Set(causes.map(({ step, index }) => `${step}.${index}`));
        // An answer arrives just before what it leads to, and has the same cause.
        const answer = history[event.step].slice(0, event.index).findLast((other) => other.kind === KIND.effect
          && !other.texts[0].endsWith(": started") && other.cause && places.has(`${other.cause.step}.${other.cause.index}`));
        return changesIn(event).filter((change) => isRelated(change.field, field)).map((change) => ({
          step: event.step, change, act: causes.findLast(({ kind }) => kind === KIND.act)?.texts[0] ?? "?",
          action: causes.find(({ kind }) => kind === KIND.action)?.texts[0] ?? "?",
          site: event.site || "–", effect: answer?.texts[0].replace(/^effect /, "") ?? "",
        }));
      });
    }

    function showWhy() {
      const region = find("why");
      region.hidden = !state.why || !state.patterns.includes(state.why.pattern);
      if (region.hidden) return region.replaceChildren();
      const { field, pattern } = state.why;
      const values = valuesOf(field, pattern);
      const head = ["Step", "Value", "Act", "Action", "Line", "Answer"];
      const cell = (row) => [
        `${row.step} ${nameOf(moveOf(state.path[row.step]))}`,
        (row.change.field === field ? "" : `${row.change.field}: `) + (row.change.written ? "written" : `${row.change.old} → ${row.change.new}`),
        row.act, row.action, row.site, row.effect,
      ];
      region.replaceChildren(
        element("h3", { id: "player-why-title", tabIndex: -1 }, `Why ${field} in ${data.patterns[pattern]}?`),
        values.length ? element("table", {},
          element("caption", {}, `Its values up to step ${state.at}`),
          element("thead", {}, element("tr", {}, ...head.map((text) => element("th", { scope: "col" }, text)))),
          element("tbody", {}, ...values.map((row) => element("tr", {}, ...cell(row).map((text, index) =>
            element(index ? "td" : "th", index ? {} : { scope: "row" }, text)))))) : element("p", {}, `Not written up to step ${state.at}.`),
        element("button", { type: "button", id: "player-why-close", onclick: closeWhy }, "Close"));
    }

    /** Closes the answer, and focuses the button that asked if it is still shown. */
    function closeWhy() {
      const { opener } = state.why;
      state.why = null;
      showWhy();
      if (opener.isConnected) opener.focus(); else focusStep();
    }

    /** The moment in one sentence. */
    function sentence() {
      const node = state.path[state.at];
      const screens = new Set(state.patterns.map((pattern) => data.frames[data.moments[tree().momentOf[node]][pattern]][0]));
      return `Step ${state.at} of ${state.path.length - 1}: ${nameOf(moveOf(node))}. `
        + (screens.size === 1 ? "All chosen patterns show the same screen." : "The chosen patterns show different screens.");
    }

    function show(note = "") {
      markSteps();
      showMoves();
      Object.assign(find("scrubber"), { max: state.path.length - 1, value: state.at });
      find("scrubber").setAttribute("aria-valuetext", `${state.at}: ${nameOf(moveOf(state.path[state.at]))}`);
      find("panels").replaceChildren(...state.patterns.map(panel));
      find("live").textContent = [note, sentence()].filter(Boolean).join(" ");
      showWhy();
      find("link").hash = fragment();
    }

    // MARK: The choice, and links to a moment

    function fragment() {
      const names = state.patterns.map((pattern) => encodeURIComponent(data.patterns[pattern]));
      return `player=${[tree().id, names.join(","), movesOf(state.path).join("."), state.at].join(";")}`;
    }

    /** Shows the moment that the address names; returns whether it names one. */
    function readAddress() {
      if (!location.hash.startsWith("#player=")) return false;
      const [id, names = "", moves = "", at = "0"] = location.hash.slice(8).split(";");
      const session = trees.findIndex((tree) => tree.id === id);
      if (session < 0) return false;
      const known = names.split(",").map((name) => data.patterns.indexOf(safelyDecoded(name)));
      choosePatterns(known.filter((pattern, index) => pattern >= 0 && known.indexOf(pattern) === index));
      state.session = session;
      find("session").value = session;
      const numbers = moves.split(".").filter(Boolean).map(Number).filter((move) => tree().moves[move]);
      openSession(numbers, Math.trunc(Number(at)) || 0);
      app.scrollIntoView();
      return true;
    }

    function safelyDecoded(text) {
      try { return decodeURIComponent(text); } catch { return text; }
    }

    function openSession(moves = [], at = 0) {
      Object.assign(state, { path: [0], at: 0, why: null });
      find("question").textContent = printable(tree().question);
      take(follow([0], moves), at);
    }

    const boxes = [...find("patterns").querySelectorAll("input")];

    function choosePatterns(patterns) {
      const usual = data.patterns.map((_, index) => index).filter((index) => index === 0 || data.patterns[index] === "MVI");
      state.patterns = (patterns.length >= 2 ? patterns : [...new Set([...usual, 0, 1])]).slice(0, patterns.length >= 2 ? widest : 2)
        .sort((a, b) => a - b);
      boxes.forEach((box, index) => { box.checked = state.patterns.includes(index); });
    }

    for (const [index, box] of boxes.entries()) {
      box.addEventListener("change", () => {
        const chosen = boxes.flatMap((other, index) => other.checked ? [index] : []);
        const isTooFew = chosen.length < 2, isTooMany = chosen.length > widest;
        if (isTooFew || isTooMany) {
          boxes[index].checked = !boxes[index].checked;
          return show(isTooFew ? "Two patterns at least." : "Four patterns at most: remove one first.");
        }
        choosePatterns(chosen);
        show();
      });
    }
    find("session").addEventListener("change", (event) => { state.session = Number(event.target.value); openSession(); });
    find("scrubber").addEventListener("input", (event) => goTo(Number(event.target.value)));
    find("first").addEventListener("click", () => goTo(0));
    find("back").addEventListener("click", () => goTo(state.at - 1));
    find("forward").addEventListener("click", () => goTo(state.at + 1));
    find("last").addEventListener("click", () => goTo(state.path.length - 1));
    addEventListener("hashchange", () => { if (location.hash.slice(1) !== fragment()) readAddress(); });

    choosePatterns([]);
    if (!readAddress()) openSession();
  }
}
