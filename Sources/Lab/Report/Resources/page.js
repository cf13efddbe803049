"use strict";

/** The text with '�' for what could steer the page: control characters and changes of direction. Line breaks stay. */
const printable = (text) => text.replaceAll("\t", " ").replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, "\ufffd");

// Sorts the summary by a column. Rows without a figure come last, whatever the direction.
{
  const table = document.getElementById("summary-table");
  const heads = [...table?.tHead.rows[0].cells ?? []].filter((head) => head.matches(".figure"));
  for (const head of heads) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort controls";
    button.textContent = "↕";
    button.setAttribute("aria-label", `Sort by ${head.firstChild.data.trim()}`);
    head.append(" ", button);
    button.addEventListener("click", () => {
      const isAscending = head.ariaSort !== "ascending";
      for (const other of heads) {
        other.ariaSort = null;
        other.lastChild.textContent = "↕";
      }
      head.ariaSort = isAscending ? "ascending" : "descending";
      button.textContent = isAscending ? "↑" : "↓";
      const value = (row) => row.cells[head.cellIndex].dataset.value;
      const compare = (a, b) => a === b ? 0 : a === undefined ? 1 : b === undefined ? -1
        : (Number(a) < Number(b) ? -1 : Number(a) > Number(b) ? 1 : 0) * (isAscending ? 1 : -1);
      table.tBodies[0].append(...[...table.tBodies[0].rows].sort((a, b) => compare(value(a), value(b))));
    });
  }
}

// Opens the figures where they lie beside their chart, and lets a box that scrolls be focused.
if (matchMedia("(min-width: 100rem)").matches) {
  for (const details of document.querySelectorAll("figure > details")) details.open = true;
}
{
  const observer = new ResizeObserver((entries) => {
    for (const box of new Set(entries.map(({ target }) => target.closest(".wide")))) {
      if (box.scrollWidth > box.clientWidth) {
        box.tabIndex = 0;
        box.role = "group";
        box.ariaLabel = (box.querySelector("caption, title")?.textContent ?? "Figures") + ", to scroll";
      } else for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
    }
  });
  for (const box of document.querySelectorAll(".wide")) [box, ...box.children].forEach((each) => observer.observe(each));
}
