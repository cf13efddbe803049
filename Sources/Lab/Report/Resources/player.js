// The player: the order, the moment and its controls. What it shows is read in player-orders.js.
{
  const app = document.getElementById("player-app");
  if (app) {
    app.hidden = false;
    startPlayer(app, new PlayedOrders(JSON.parse(document.getElementById("player-data").textContent)));
  }

  function startPlayer(app, orders) {
    const find = (name) => document.getElementById(`player-${name}`);
    const widest = 4;

    /** The session, the chosen patterns, the nodes from the opening to a leaf, and the place of the moment in them. */
    const state = { session: 0, patterns: [], path: [0], at: 0, why: null };
    const tree = () => orders.trees[state.session];
    const moveOf = (node) => tree().moveOf[node];
    const nameOf = (move) => tree().nameOf(move);
    const movesOf = (path) => tree().movesOf(path);
    const follow = (path, moves) => tree().follow(path, moves, state.path);
    const nameOfStep = (step) => nameOf(moveOf(state.path[step]));
    const iconOf = { opening: "○", act: "☝", answer: "⇠", dismiss: "☝", leave: "⇤", comeBack: "⇥" };

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
          if (sibling === move || !tree().isSameCall(sibling, move)) continue;
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
        element("p", { className: "quiet" }, refusal ? `${note} Not the person's next act: ${orders.shownTexts[refusal]}.` : note),
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
        const forced = [moved, ...movesOf(state.path).slice(step, place)].find((move) => tree().isForced(move));
        return refuse(tree().whyNot(order.slice(0, place), forced ?? moved, state.path), step, tool);
      }
      take(follow(order, moves.slice(place)), at, `Moved to ${at}.`);
      focusStep(tool);
    }

    function refuse(reason, step, tool) {
      goTo(step, `Not possible. ${reason}`);
      focusStep(tool);
    }

    function replace(step, move) {
      take(follow([...state.path.slice(0, step), tree().child(state.path[step - 1], move)], movesOf(state.path).slice(step)), step);
      focusStep();
    }

    function stay(step) {
      const moves = movesOf(state.path).filter((move) => !["leave", "comeBack"].includes(tree().moves[move].kind));
      take(follow([0], moves), step - 1);
      focusStep();
    }

    /** Goes on with a move, which another order may have later. */
    function choose(move) {
      const rest = movesOf(state.path).slice(state.at).filter((other) => other !== move && !tree().isSameCall(other, move));
      const next = tree().child(state.path[state.at], move);
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

    /** Drags a step with a mouse or a pen, or by its grip with a finger, which otherwise scrolls. Escape cancels. */
    function drag(event, row, step) {
      const isGrip = event.target.closest(".grip");
      if (event.button !== 0 || event.target.closest(".tools") || (event.pointerType === "touch" && !isGrip)) return;
      const rows = [...find("steps").children], start = event.clientY;
      const { pointerId } = event;
      let place = step, isDragging = false, isCancelled = false;
      const unmark = () => rows.forEach((other) => other.classList.remove("drop-before", "drop-after"));
      const move = (event) => {
        if (event.pointerId !== pointerId || isCancelled) return;
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
      const cancel = (event) => {
        if (event.key !== "Escape" || !isDragging) return;
        isCancelled = true;
        unmark();
        row.classList.remove("dragged");
        find("live").textContent = "The step stays where it was.";
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
        if (event.type === "pointerup" && !isCancelled && place !== step) reorder(step, place);
      };
      const listeners = [["pointermove", move], ["pointerup", end], ["pointercancel", end], ["keydown", cancel]];
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

    const isOne = (patterns) => patterns.length === state.patterns.length;
    const nameAll = (patterns) => isOne(patterns) ? "all chosen patterns" : patterns.map((pattern) => orders.patterns[pattern]).join(", ");
    const linesAt = (step, pattern) => orders.linesOf(tree(), state.path[step], pattern);

    /** The screen that patterns share; more than one only if they ever differ. */
    function screens() {
      return grouped(state.patterns, (pattern) => linesAt(state.at, pattern).join("\n")).map(({ patterns }) => {
        const screen = linesAt(state.at, patterns[0]);
        const changed = state.at ? changedLines(linesAt(state.at - 1, patterns[0]), screen) : screen.map(() => false);
        const title = `The screen in ${nameAll(patterns)}`;
        return element("div", { "data-patterns": patterns.map((pattern) => orders.patterns[pattern]).join() },
          element("h3", {}, title),
          element("pre", { tabIndex: 0, role: "region", "aria-label": title }, screen.map((line, index) =>
            element(changed[index] ? "mark" : "span", { className: "line" }, line + (index + 1 < screen.length ? "\n" : "")))));
      });
    }

    /** The acts, requests and outputs of the step, once for all patterns that have the same. */
    function happenings(histories) {
      const events = (pattern) => histories[state.patterns.indexOf(pattern)][state.at]
        .filter(({ kind }) => [KIND.act, KIND.effect, KIND.output].includes(kind)).map((event) => event.texts.at(event.kind === KIND.effect ? 1 : 0));
      return grouped(state.patterns, (pattern) => events(pattern).join(" · ")).map(({ text, patterns }) =>
        element("p", { "data-patterns": patterns.map((pattern) => orders.patterns[pattern]).join() },
          element("strong", {}, `In ${nameAll(patterns)}: `), text || "nothing."));
    }

    function showMoment() {
      const histories = state.patterns.map((pattern) => orders.historyOf(tree(), state.path, pattern));
      const names = state.patterns.map((pattern) => orders.patterns[pattern]);
      find("screens").replaceChildren(...screens());
      find("acts").replaceChildren(...happenings(histories));
      find("writes").replaceChildren(writesTable(orders, histories, names, state.at, (field) => {
        state.why = field;
        show();
        find("why").scrollIntoView({ block: "nearest" });
        find("why-title").focus({ preventScroll: true });
      }));
      find("traces").replaceChildren(...histories.map((history, column) => element("article", { "data-pattern": names[column] },
        element("h3", {}, names[column]), traceOf(history, state.at))));
      find("why").hidden = !state.why;
      find("why").replaceChildren(...state.why ? [
        element("h3", { id: "player-why-title", tabIndex: -1 }, `Why ${state.why}?`),
        element("div", { className: "wide", tabIndex: 0, role: "region", "aria-label": `Why ${state.why}?` },
          whyTable(orders, histories, names, state.why, state.path.slice(0, state.at + 1), nameOfStep)),
        element("button", { type: "button", id: "player-why-close", onclick: closeWhy }, "Close"),
      ] : []);
    }

    /** Closes the answer, and focuses the button that asked if its field is still shown. */
    function closeWhy() {
      const field = state.why;
      state.why = null;
      show();
      const opener = [...find("writes").querySelectorAll("tr")].find((row) => row.dataset.field === field)?.querySelector("button");
      if (opener) opener.focus(); else focusStep();
    }

    function show(note = "") {
      markSteps();
      showMoves();
      Object.assign(find("scrubber"), { max: state.path.length - 1, value: state.at });
      find("scrubber").setAttribute("aria-valuetext", `${state.at}: ${nameOfStep(state.at)}`);
      find("live").textContent = `${note} Step ${state.at} of ${state.path.length - 1}: ${nameOfStep(state.at)}.`.trim();
      showMoment();
      find("link").hash = fragment();
      find("copied").hidden = true;
    }

    // MARK: Play

    let timer = null;

    function pause() {
      clearInterval(timer);
      timer = null;
      find("play").textContent = "Play";
    }

    function play() {
      pause();
      if (state.at === state.path.length - 1) goTo(0);
      find("play").textContent = "Pause";
      timer = setInterval(() => {
        goTo(state.at + 1);
        if (state.at === state.path.length - 1) pause();
      }, 1500 / Number(find("speed").value));
    }

    find("play").addEventListener("click", () => timer === null ? play() : pause());
    find("speed").addEventListener("change", () => { if (timer !== null) play(); });
    // Any other input pauses.
    for (const type of ["pointerdown", "keydown"]) {
      app.addEventListener(type, (event) => { if (event.key !== "Tab" && !event.target.closest("#player-play, #player-speed")) pause(); }, true);
    }

    // MARK: Copies, the choice, and links to a moment

    const fragment = () => fragmentOf(tree(), state.path, state.at, state.patterns.map((pattern) => orders.patterns[pattern]));

    /** Copies a text; where the browser allows none, as from disk, shows it. */
    async function copy(text, name) {
      try {
        await navigator.clipboard.writeText(text);
        find("live").textContent = `${name} is copied.`;
      } catch {
        find("copied").hidden = false;
        find("copied-text").value = text;
        find("copied-text").focus();
        find("copied-text").select();
        find("live").textContent = `The browser copies nothing from here: ${name} is below, selected.`;
      }
    }

    find("copy-link").addEventListener("click", () => copy(find("link").href, "The link"));
    find("copy-session").addEventListener("click", () => copy(sessionText(orders, tree(), state.path, state.patterns), "The session"));
    find("copy-test").addEventListener("click", () => copy(testText(orders, tree(), state.path, Number(find("copy-pattern").value)), "The test"));

    /** Shows the moment that the address names; returns whether it names one. */
    function readAddress() {
      const moment = momentIn(location.hash, orders);
      if (!moment) return false;
      openMoment(moment);
      app.scrollIntoView();
      return true;
    }

    function openMoment(moment) {
      if (moment.refusal) openSession([], 0, moment.refusal);
      else {
        choosePatterns(moment.patterns);
        state.session = moment.session;
        find("session").value = moment.session;
        openSession(moment.moves, moment.at);
      }
    }

    function openSession(moves = [], at = 0, note = "") {
      pause();
      Object.assign(state, { path: [0], at: 0, why: null });
      find("question").textContent = printable(tree().question);
      find("answer").textContent = printable(tree().answer);
      take(follow([0], moves), at, note);
    }

    const boxes = [...find("patterns").querySelectorAll("input")];

    function choosePatterns(patterns) {
      const usual = orders.patterns.map((_, index) => index).filter((index) => ["MVVM", "MVI"].includes(orders.patterns[index]));
      state.patterns = (patterns.length >= 2 ? patterns : [...new Set([...usual, 0, 1])]).slice(0, patterns.length >= 2 ? widest : 2)
        .sort((a, b) => a - b);
      boxes.forEach((box, index) => { box.checked = state.patterns.includes(index); });
      find("copy-pattern").replaceChildren(...state.patterns.map((pattern) => element("option", { value: pattern }, orders.patterns[pattern])));
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
    if (!readAddress()) {
      const start = momentIn(app.dataset.start, orders);
      if (start.refusal) openSession();
      else openMoment(start);
    }
  }
}
