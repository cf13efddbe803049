"use strict";

// Shows the chosen topic and patterns and one step of the session. Without a script, MVVM and MVI stand side by side.
const all = (selector) => [...document.querySelectorAll(selector)];
const topic = document.querySelector("#topic");
const firsts = all(".first");
const seconds = all(".second");
const steps = all(".step");
// The alert of the refused like.
let step = Math.max(0, steps.findIndex((row) => row.textContent.includes("notice:")));
let showsAll = false;

const linesOf = (code) => code.textContent.replace(/\n$/, "").split("\n");

function word(text) {
  const shown = document.createElement("span");
  shown.className = "word";
  shown.append(text);
  return shown;
}

// Makes each line an element that never breaks after its indentation. A long word breaks before a dot or after a bracket.
function wrap(code, isMarked) {
  code.replaceChildren(...linesOf(code).map((line) => {
    const indent = line.search(/\S|$/);
    const [first, ...others] = line.slice(indent + 1)
      .replace(/\S{16,}/g, (long) => long.replace(/(?=\.[a-z])|[(\[](?!$)/gi, "$&\n")).split("\n");
    const shown = document.createElement(isMarked(line) ? "mark" : "span");
    shown.className = "line";
    shown.style.setProperty("--indent", indent);
    shown.append(word(line.slice(0, indent + 1)), first);
    for (const part of others) shown.append(document.createElement("wbr"), part);
    shown.append("\n");
    return shown;
  }));
}

// Marks the lines that the other column lacks, unless they are most lines.
function mark(columns) {
  const codes = columns.map((column) => [...column.querySelectorAll("code")]);
  const lines = codes.map((each) => each.flatMap(linesOf).map((line) => line.trim()).filter((line) => /[\p{L}\p{N}]/u.test(line)));
  const differs = (line, at) => lines[at].includes(line.trim()) && lines.some((other, place) => place !== at && !other.includes(line.trim()));
  const marked = lines.flatMap((each, at) => each.filter((line) => differs(line, at))).length;
  const marks = marked > 0 && marked <= 0.6 * lines.flat().length;
  codes.forEach((each, at) => each.forEach((code) => wrap(code, (line) => marks && differs(line, at))));
  document.querySelector("#highlights").textContent =
    columns.length < 2 ? "" : marked === 0 ? "Both patterns have the same lines here."
    : marks ? "The other pattern lacks the highlighted lines." : "Most lines differ, so none is highlighted.";
}

for (const code of all(".shared code")) wrap(code, () => false);

// On GitHub Pages, the other pages are in the repository.
const [, owner] = location.host.match(/^([^.]+)\.github\.io$/) ?? [];
const repository = location.pathname.split("/")[1];
if (owner && repository) {
  for (const link of all("a[href*='.md']:not([href^='http'])")) link.href = new URL(link.getAttribute("href"), `https://github.com/${owner}/${repository}/blob/HEAD/docs/`);
}

function show() {
  const chosen = [firsts[0].value, seconds[0].value];
  for (const cell of all("[data-pattern]")) cell.hidden = !chosen.includes(cell.dataset.pattern);
  for (const name of chosen) for (const cell of all(`[data-pattern="${name}"]`)) cell.parentElement.append(cell);
  all(".topic").forEach((details, at) => {
    details.hidden = topic !== null && at !== topic.selectedIndex;
    details.open = !details.hidden;
    if (!details.hidden) mark([...details.querySelectorAll("[data-pattern]:not([hidden])")]);
  });
  steps.forEach((row, at) => row.classList.toggle("elsewhere", !showsAll && at !== step));
  document.querySelector("#place").textContent = showsAll ? `all ${steps.length} steps` : `step ${step + 1} of ${steps.length}`;
  document.querySelector("#previous").disabled = showsAll || step === 0;
  document.querySelector("#next").disabled = showsAll || step === steps.length - 1;
  document.querySelector("#all").setAttribute("aria-pressed", showsAll);
}

function move(by) {
  step = Math.min(Math.max(step + by, 0), steps.length - 1);
  show();
}

for (const group of [firsts, seconds]) {
  for (const select of group) {
    select.addEventListener("change", () => {
      for (const other of group) other.value = select.value;
      const top = select.getBoundingClientRect().top;
      show();
      // What is above has another height now, and Safari does not anchor the page.
      scrollBy(0, select.getBoundingClientRect().top - top);
    });
  }
}
topic?.addEventListener("change", show);
document.querySelector("#previous").addEventListener("click", () => move(-1));
document.querySelector("#next").addEventListener("click", () => move(1));
document.querySelector("#all").addEventListener("click", () => { showsAll = !showsAll; show(); });
document.querySelector(".stepper").addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by && !showsAll) move(by);
});
for (const controls of all(".controls")) controls.hidden = false;
document.body.classList.add("scripted");
show();
