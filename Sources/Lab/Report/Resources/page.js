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

// Marks the lines that the other column lacks.
function mark(columns) {
  const codes = columns.map((column) => [...column.querySelectorAll("code")]);
  const lines = codes.map((each) => new Set(each.flatMap((code) => code.textContent.split("\n").map((line) => line.trim()))));
  codes.forEach((each, at) => each.forEach((code) => {
    const others = lines.filter((_, other) => other !== at);
    code.replaceChildren(...code.textContent.split("\n").flatMap((line, number) => {
      const differs = /[\p{L}\p{N}]/u.test(line) && others.some((set) => !set.has(line.trim()));
      const shown = document.createElement(differs ? "mark" : "span");
      shown.append(line);
      return number ? ["\n", shown] : [shown];
    }));
  }));
}

function show() {
  const chosen = [firsts[0].value, seconds[0].value];
  for (const cell of all("[data-pattern]")) cell.hidden = !chosen.includes(cell.dataset.pattern);
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
      show();
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
