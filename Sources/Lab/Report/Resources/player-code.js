// From the line of a write to that line in the code below.

/** The places of a site, without its functions. */
const placesIn = (site) => site ? site.match(/\S+\.swift:\d+/g) ?? [site] : [];

/** Finds a line of a pattern in the data of the code picker: the behaviour that shows it, and its panel's heading. */
function codeOf(pattern, place) {
  const data = document.getElementById("code-data");
  if (!data) return null;
  const { patterns, panels, topics } = codeOf.data ??= JSON.parse(data.textContent);
  const [file, line] = place.split(":");
  const column = patterns.indexOf(pattern);
  const panelIn = (topic) => topic.parts.flatMap(({ columns }) => columns[column] ?? []).map((panel) => panels[panel])
    .find(({ name, lines }) => name.split("/").at(-1) === file && lines.length >= line);
  // The behaviour that is shown comes first.
  const shown = Number(document.getElementById("code-topic").value);
  const topic = [shown, ...topics.keys()].find((topic) => topics[topic] && panelIn(topics[topic]));
  return topic === undefined ? null : { topic, heading: `${pattern} · ${panelIn(topics[topic]).name}`, line: Number(line) };
}

/** The places of a write, as links where the page has their code. */
function linesOf(pattern, site, names) {
  const linked = (place) => {
    const code = codeOf(pattern, place), [file, rest] = place.split(".swift");
    const text = [file, element("wbr"), rest ? `.swift${rest}` : ""];
    return code ? [element("a", { href: "#code", onclick: (event) => { event.preventDefault(); showCode(code, names); } }, text)] : text;
  };
  const places = placesIn(site).map(linked);
  return element("span", { className: "site" }, places.length ? places.flatMap((place, at) => at ? [" ← ", ...place] : place) : "no line");
}

/** Chooses the behaviour and the patterns in the code picker, and shows the line. */
function showCode({ topic, heading, line }, names) {
  document.getElementById("code-topic").value = topic;
  for (const box of document.querySelectorAll("#code-patterns input")) box.checked = names.includes(box.parentElement.textContent.trim());
  document.getElementById("code-controls").dispatchEvent(new Event("change"));
  const figure = [...document.querySelectorAll("#code-shown figure")].find((each) => each.querySelector("strong").textContent === heading);
  figure.closest("details").open = true;
  document.querySelector(".player-line")?.classList.remove("player-line");
  const shown = figure.querySelector("code").children[line - 1];
  shown.classList.add("player-line");
  shown.tabIndex = -1;
  shown.scrollIntoView({ block: "center" });
  shown.focus({ preventScroll: true });
}
