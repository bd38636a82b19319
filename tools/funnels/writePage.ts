import { brand } from '#domain/brand.ts';
import { darkColors, lightColors } from '#haven/theme/tokens.ts';
import { drawFunnel, escapeHtml } from './drawFunnel.ts';
import type { Exit, Funnel, FunnelMap, PlannedEvent, Step } from './funnelMap.ts';
import { embedPicture } from './pictures.ts';
import { listProperties, describeEntry, describeExceptions } from './writeFunnels.ts';

/** Writes the funnel map as one self-contained HTML page. */
export function writeFunnelPage({ version, funnels, events }: FunnelMap): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Funnels | ${escapeHtml(brand.marketplaceName)}</title>
<style>
${style()}
</style>
</head>
<body>
<svg width="0" height="0" aria-hidden="true"><defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0l8 4-8 4z"/></marker></defs></svg>
<header><h1>Funnels</h1>
<p>The steps that people can take in ${escapeHtml(brand.marketplaceName)}, and the events that record them. This page is generated from the charts and the tracking plan, version ${version}. ● marks a transition that fires a tracked event. In the drawings, <em>done</em> and <em>failed</em> are the results of a step's call, and <em>(to 9)</em> means any step from the one at the end of the line to step 9.</p>
<nav aria-label="Funnels"><ul>
${[...funnels.map(({ chart, title }) => `<li><a href="#${chart}">${escapeHtml(title)}</a></li>`), '<li><a href="#events">All events</a></li>'].join('\n')}
</ul></nav></header>
<main>
${funnels.map(toSection).join('\n')}
${toEvents(events)}
</main>
</body>
</html>
`;
}

function style(): string {
  const { light, dark } = brand.colors;
  const roles = Object.entries({
    page: [lightColors.page, darkColors.page],
    surface: [lightColors.surface, darkColors.surface],
    sunken: [lightColors.sunken, darkColors.sunken],
    text: [lightColors.text, darkColors.text],
    muted: [lightColors.muted, darkColors.muted],
    line: [lightColors.line, darkColors.line],
    control: [lightColors.control, darkColors.control],
    link: [light.link.main, dark.link.main],
    beam: [light.beam.main, dark.beam.main],
    success: [lightColors.success.main, darkColors.success.main],
    error: [lightColors.error.main, darkColors.error.main],
    warning: [lightColors.warning.main, darkColors.warning.main],
  }).map(([name, [day, night]]) => `  --${name}: light-dark(${day}, ${night});`);
  return `:root {
  color-scheme: light dark;
${roles.join('\n')}
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 14px/20px 'Open Sans', 'Helvetica Neue', Arial, sans-serif; }
header, section { max-width: 1200px; margin: 0 auto; padding: 24px; }
h1 { margin: 0 0 8px; font-size: 32px; line-height: 40px; }
h2 { margin: 0 0 8px; font-size: 24px; line-height: 32px; }
p { max-width: 75ch; margin: 0 0 16px; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 12px 0; }
.drawing, .table { overflow: auto; margin: 0 0 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface) no-repeat; --shade: color-mix(in srgb, var(--text) 20%, transparent);
  /* A shadow where there is more, until what covers it has scrolled along. */
  background-image: linear-gradient(to right, var(--surface) 50%, transparent), linear-gradient(to left, var(--surface) 50%, transparent), linear-gradient(to right, var(--shade), transparent), linear-gradient(to left, var(--shade), transparent);
  background-position: 0 0, 100% 0, 0 0, 100% 0; background-size: 48px 100%, 48px 100%, 16px 100%, 16px 100%; background-attachment: local, local, scroll, scroll; }
.drawing svg { display: block; margin: 0 auto; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { width: 100%; min-width: 1150px; border-collapse: collapse; }
th, td { padding: 8px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { background: var(--sunken); font-size: 12px; white-space: nowrap; }
tbody th { font-weight: 400; }
code { font: 12px/20px ui-monospace, monospace; }
ul.entries { margin: 0; padding: 0; list-style: none; }
.entries li + li { margin-top: 4px; }
tr:not(.first) td { border-top: 1px dotted var(--line); }
.picture { display: block; width: 160px; height: 120px; margin: 8px 0 0; padding: 0; border: 1px solid var(--line); border-radius: 4px; background: none; overflow: hidden; cursor: zoom-in; }
.picture svg, .enlarged svg { display: block; width: 100%; }
.enlarged { width: min(832px, 100vw); margin: auto; padding: 16px; border: 1px solid var(--control); border-radius: 8px; background: var(--surface); color: var(--text); }
.enlarged::backdrop { background: rgb(0 0 0 / 60%); }
.enlarged p { display: flex; justify-content: space-between; align-items: center; gap: 16px; max-width: none; margin: 16px 0 0; }
.enlarged button { padding: 8px 16px; border: 1px solid var(--control); border-radius: 4px; background: none; color: var(--link); font: inherit; }
.guard { color: var(--muted); }
.card { fill: var(--surface); stroke: var(--control); }
.beam { fill: var(--beam); }
.arrived .beam { fill: var(--success); }
.cancelled .beam { fill: var(--control); }
.refused .beam { fill: var(--warning); }
.failed .beam { fill: var(--error); }
.failed .card { stroke-dasharray: 4 4; }
.number { font-size: 16px; font-weight: 600; fill: var(--text); }
.name { font-size: 13px; font-weight: 600; fill: var(--text); }
.around, .sees { font-size: 12px; fill: var(--muted); }
.way { fill: none; stroke: var(--control); stroke-width: 1.5; }
#tip path { fill: var(--control); }
.word { font-size: 12px; text-anchor: middle; fill: var(--text); stroke: var(--surface); stroke-width: 4px; paint-order: stroke; }
/* What is wider than paper cannot scroll there. */
@page { size: A3 landscape; }
@media print { tr, .drawing { break-inside: avoid; } }`;
}

function toSection(funnel: Funnel): string {
  const { chart, title, begins, steps } = funnel;
  return `<section id="${chart}" aria-labelledby="${chart}-title">
<h2 id="${chart}-title">${escapeHtml(title)}</h2>
<p>The chart <code>${chart}</code>. A run begins in ${begins.map((name) => `<code>${name}</code>`).join(' or ')}.</p>
<div class="drawing" tabindex="0" role="group" aria-label="Drawing of ${escapeHtml(title)}">
${drawFunnel(funnel)}
</div>
<div class="table" tabindex="0" role="group" aria-label="Steps of ${escapeHtml(title)}">
<table>
<thead><tr><th scope="col">Step</th><th scope="col">State</th><th scope="col">What the person sees</th><th scope="col">Entered by</th><th scope="col">Outcome</th><th scope="col">Since</th><th scope="col">Left by</th><th scope="col">To</th><th scope="col">Tracked event</th><th scope="col">Properties</th></tr></thead>
<tbody>
${steps.map((step) => toStepRows(funnel, step)).join('\n')}
${toAnywhereRows(funnel)}
</tbody>
</table>
</div>
</section>`;
}

/** Writes a row for each exit of a step; the step's own cells span the rows. */
function toStepRows(funnel: Funnel, step: Step): string {
  const entries = step.entries
    .map((entry) => `<li>${escapeHtml(describeEntry(entry, funnel))}</li>`)
    .join('');
  const span = step.exits.length > 1 ? ` rowspan="${step.exits.length}"` : '';
  const own = `<td${span}>${step.number}</td><th scope="rowgroup"${span}>${toCode(step.name)}</th><td${span}>${escapeHtml(step.sees)}${toPicture(`${funnel.chart}-${step.name}`, step)}</td><td${span}><ul class="entries">${entries}</ul></td><td${span}>${step.endsAs}</td><td${span}>${step.since}</td>`;
  const exits =
    step.exits.length === 0 ? ['<td></td>'.repeat(4)] : step.exits.map((exit) => toExitCells(exit));
  return toRows(own, exits);
}

function toAnywhereRows(funnel: Funnel): string {
  const { length } = funnel.anywhere;
  if (length === 0) return '';
  const own = `<td rowspan="${length}">any</td><th scope="rowgroup" colspan="5" rowspan="${length}">From any step</th>`;
  return toRows(
    own,
    funnel.anywhere.map((exit) => toExitCells(exit, describeExceptions(exit, funnel))),
  );
}

function toRows(own: string, [first = '', ...others]: readonly string[]): string {
  return [`<tr class="first">${own}${first}</tr>`, ...others.map((cells) => `<tr>${cells}</tr>`)].join('\n');
}

/** Writes a step's screenshot as a thumbnail, with a popover for the large one; both use the same image data. */
function toPicture(id: string, { sees, picture }: Step): string {
  const address = embedPicture(picture);
  if (address === null) return '';
  const shows = `viewBox="0 0 800 600" role="img" aria-label="${escapeHtml(sees)}"`;
  return `<button class="picture" popovertarget="${id}" title="Enlarge"><svg ${shows}><image id="${id}-picture" href="${address}" width="800" height="600"/></svg></button>
<div class="enlarged" id="${id}" popover role="dialog" aria-label="${escapeHtml(sees)}"><svg ${shows}><use href="#${id}-picture"/></svg><p>${escapeHtml(sees)} <button popovertarget="${id}" popovertargetaction="hide">Close</button></p></div>`;
}

/** Allows line breaks after the dots of a name. */
function toCode(name: string): string {
  return `<code>${escapeHtml(name).replaceAll('.', '.<wbr>')}</code>`;
}

function toExitCells(exit: Exit, note = ''): string {
  const guard = exit.guard === null ? '' : ` <span class="guard">if ${escapeHtml(exit.guard)}</span>`;
  const tracked = exit.tracked === null ? '' : `● <strong>${escapeHtml(exit.tracked)}</strong>`;
  return `<td>${toCode(exit.event)}${guard}${note}</td><td>${exit.to.map(toCode).join(' or ')}</td><td>${tracked}</td><td>${escapeHtml(listProperties(exit))}</td>`;
}

function toEvents(events: readonly PlannedEvent[]): string {
  const rows = events.map(
    ({ name, trigger, firesAt, properties, question }) =>
      `<tr><th scope="row"><strong>${escapeHtml(name)}</strong></th><td>${escapeHtml(trigger)}</td><td>${firesAt.map((place) => `<code>${escapeHtml(place)}</code>`).join('<br>')}</td><td>${properties.join(', ')}</td><td>${escapeHtml(question)}</td></tr>`,
  );
  return `<section id="events" aria-labelledby="events-title">
<h2 id="events-title">All events</h2>
<p>The events of the tracking plan, where the charts fire them, and the questions that they answer.</p>
<div class="table" tabindex="0" role="group" aria-label="All events">
<table>
<thead><tr><th scope="col">Event</th><th scope="col">Fires when</th><th scope="col">At</th><th scope="col">Properties</th><th scope="col">Question</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>
</section>`;
}
