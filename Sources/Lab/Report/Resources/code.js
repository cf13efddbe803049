"use strict";

// Shows the chosen patterns, and marks the lines that not every one of them has in the same part.
const boxes = [...document.querySelectorAll("#code-patterns input")];
const unindented = (line) => line.trimStart();

function mark(columns) {
  const lines = columns.map((column) => [...column.querySelectorAll("code")].flatMap((code) => code.textContent.split("\n")));
  const sets = lines.filter((each) => each.length).map((each) => new Set(each.map(unindented)));
  for (const code of columns.flatMap((column) => [...column.querySelectorAll("code")])) {
    code.replaceChildren(...code.textContent.split("\n").flatMap((line, at) => {
      const differs = sets.length > 1 && /[\p{L}\p{N}]/u.test(line) && !sets.every((set) => set.has(unindented(line)));
      const shown = document.createElement(differs ? "mark" : "span");
      shown.append(line);
      return at ? ["\n", shown] : [shown];
    }));
  }
}

function show() {
  const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
  for (const row of document.querySelectorAll(".code-row")) {
    for (const column of row.children) column.hidden = !chosen.includes(column.dataset.pattern);
    if (row.closest("details").open) mark([...row.children].filter((column) => !column.hidden));
  }
}

for (const box of boxes) box.addEventListener("change", show);
for (const details of document.querySelectorAll("#code details")) details.addEventListener("toggle", show);
if (boxes.length) show();
