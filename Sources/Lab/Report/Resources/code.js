// The code picker. Shows a behaviour in two to four patterns, with the elements of CodeSection.swift.
{
  const controls = document.getElementById("code-controls");
  if (controls) {
    const { patterns, lines, panels, topics } = JSON.parse(document.getElementById("code-data").textContent);
    const topic = document.getElementById("code-topic");
    const boxes = [...document.querySelectorAll("#code-patterns input")];
    const unindented = lines.map((line) => line.trimStart());

    const element = (name, ...children) => {
      const made = document.createElement(name);
      made.append(...children.map((child) => typeof child === "string" ? printable(child) : child));
      return made;
    };

    // A line without a letter or a digit is never marked. Without common lines, none is.
    const figure = (panel, pattern, common) => {
      const differs = panel.lines.map((line) => common && /[\p{L}\p{N}]/u.test(lines[line]) && !common.has(unindented[line]));
      const note = [common && `${differs.filter(Boolean).length} of ${differs.length} lines differ.`, panel.note];
      const heading = element("strong", [pattern, panel.name].filter(Boolean).join(" · "));
      const code = element("code", ...panel.lines.map((line, at) => element(differs[at] ? "mark" : "span", lines[line] + "\n")));
      return element("figure", element("figcaption", heading, " ", note.filter(Boolean).join(" ")), element("pre", code));
    };

    // A row for each name that all columns have, and one for the rest.
    const part = ({ title, columns }, chosen, isOpen) => {
      const shown = chosen.map((pattern) => columns[pattern].map((panel) => panels[panel]));
      // A pattern that has nothing here is left out of the comparison.
      const sets = shown.filter((column) => column.length)
        .map((column) => new Set(column.flatMap((panel) => panel.lines.map((line) => unindented[line]))));
      const common = sets.length > 1 ? new Set([...sets[0]].filter((line) => sets.every((set) => set.has(line)))) : null;
      const names = shown[0].map((panel) => panel.name).filter((name) => shown.every((column) => column.some((panel) => panel.name === name)));
      const rows = [...names.map((name) => (panel) => panel.name === name), (panel) => !names.includes(panel.name)]
        .map((isWanted) => shown.map((column) => column.filter(isWanted)))
        .filter((row) => row.some((column) => column.length));
      const details = element("details", element("summary", element("h3", title)), ...rows.map((row) => {
        const made = element("div", ...row.map((column, at) =>
          element("div", ...column.map((panel) => figure(panel, patterns[chosen[at]], common)))));
        made.className = "code-row";
        return made;
      }));
      details.open = isOpen;
      return rows.length ? [details] : [];
    };

    const show = () => {
      const chosen = boxes.filter((box) => box.checked).map((box) => Number(box.value));
      for (const box of boxes) box.disabled = box.checked ? chosen.length === 2 : chosen.length === 4;
      const { title, summary, shared, parts } = topics[topic.value];
      const closed = [...document.querySelectorAll("#code-shown details:not([open])")].map((details) => details.querySelector("h3").textContent);
      document.getElementById("code-shown").replaceChildren(
        element("p", summary),
        ...(shared === undefined ? [] : [figure(panels[shared])]),
        ...parts.flatMap((each) => part(each, chosen, !closed.includes(printable(each.title)))));
      return `${title}: ${chosen.map((pattern) => patterns[pattern]).join(", ")}`;
    };

    controls.hidden = false;
    show(); // A reload may have kept another choice.
    controls.addEventListener("change", () => { document.getElementById("code-said").textContent = printable(show()); });
  }
}
