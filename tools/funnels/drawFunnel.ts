import type { Exit, Funnel, Step } from './funnelMap.ts';
import { placeGraph } from './placeGraph.ts';

/** Sizes of a step's box in pixels (look, "Funnel"). */
const node = { width: 160, height: 88, beam: 10 };
/** Maximum length of a line in a step's box, in characters. */
const longestLine = 22;
const label = { size: 12, line: 16, letter: 6.4 };

type PlacedFunnel = ReturnType<typeof placeFunnel>;

/** Places the steps of a funnel in layers, in pixels from the top left. `x` and `y` of a step are its center. */
export function placeFunnel(funnel: Funnel) {
  const { steps } = funnel;
  const ways = waysBetween(funnel);
  const { width, height, nodes, edges } = placeGraph({
    mayRunSideways: true,
    nodes: steps.map(({ name }) => ({ name, width: node.width, height: node.height })),
    edges: ways.map(({ from, to, words }) => ({
      from,
      to,
      label: {
        width: Math.max(...words.map((word) => word.length)) * label.letter,
        height: words.length * label.line,
      },
    })),
  });
  const wordsOf = new Map(ways.map(({ from, to, words }) => [`${from} ${to}`, words]));
  return {
    width,
    height,
    steps: steps.map((step) => {
      const { x, y } = nodes.get(step.name) ?? { x: 0, y: 0 };
      return { step, x, y };
    }),
    ways: edges.map(({ from, to, points, at }) => {
      const words = wordsOf.get(`${from} ${to}`) ?? [];
      return { from, to, points, at, words };
    }),
  };
}

/** Draws a funnel as SVG, with colors from CSS variables of the page. */
export function drawFunnel(funnel: Funnel): string {
  const { width, height, steps, ways } = placeFunnel(funnel);
  const title = `${funnel.chart}-drawing`;
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${title}">`,
    `<title id="${title}">${escapeHtml(funnel.title)}: the steps, and what leads from one to another. The table below says the same.</title>`,
    ...ways.map(drawWay),
    ...steps.map(drawStep),
    ...ways.map(drawWords),
    '</svg>',
  ].join('\n');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Merges all exits from a step to another into one line with the words of their events. An exit that leads to several
 * consecutive steps, such as from the session to the roles, is drawn to the first of them, and names the last.
 */
function waysBetween({ steps, begins, anywhere }: Funnel) {
  const words = new Map<string, string[]>();
  const led = new Set(
    steps.flatMap(({ name, exits }) => exits.flatMap(({ to }) => to.filter((each) => each !== name))),
  );
  for (const { name, exits } of steps) {
    // A step without exits, in which a run begins, gets lines for the exits from anywhere. Of these, the exits to
    // steps that other steps also lead to share one line.
    const onward = exits.length === 0 && begins.includes(name) ? anywhere : [];
    const [first, ...others] = onward.filter(({ to }) => to.some((each) => led.has(each)));
    for (const exit of onward) {
      const [target = ''] = exit.to;
      if (exit === first) words.set(`${name} ${target}`, [wordOf(exit), ...countOthers(others.length)]);
      else if (!others.includes(exit)) words.set(`${name} ${target}`, [wordOf(exit)]);
    }
    for (const exit of exits) {
      const targets = steps.filter((step) => exit.to.includes(step.name) && isDrawn(exit, name, step.name));
      for (const [first, last] of rowsOf(targets)) {
        const word = first === last ? wordOf(exit) : `${wordOf(exit)} (to ${last.number})`;
        const known = words.get(`${name} ${first.name}`) ?? [];
        if (!known.includes(word)) words.set(`${name} ${first.name}`, [...known, word]);
      }
    }
  }
  return [...words].map(([way, said]) => {
    const [from = '', to = ''] = way.split(' ');
    return { from, to, words: said.flatMap((word) => word.split(/(?<=\.)| (?=\()/)) };
  });
}

function countOthers(count: number): string[] {
  return count === 0 ? [] : [`or ${count} ${count === 1 ? 'other' : 'others'}`];
}

/** Groups steps with consecutive numbers, and returns the first and the last step of each group. */
function rowsOf(steps: readonly Step[]): readonly (readonly [first: Step, last: Step])[] {
  const rows: (readonly [Step, Step])[] = [];
  for (const step of steps) {
    const [first, last] = rows.at(-1) ?? [];
    if (first && last?.number === step.number - 1) rows[rows.length - 1] = [first, step];
    else rows.push([step, step]);
  }
  return rows;
}

/** Whether an exit is drawn. An ancestor's exits to its own states are only in the table, as they hide other lines. */
function isDrawn({ of }: Exit, step: string, to: string): boolean {
  return to !== step && (of === step || !to.startsWith(`${of}.`));
}

/** Returns the words of an exit. `done` and `failed` omit the name of the call, since a step makes only one call. */
function wordOf({ event, tracked }: Exit): string {
  const word = event.replace(/^(done|failed) .*/, '$1');
  return tracked === null ? word : `${word} ●`;
}

function drawWay({ points }: PlacedFunnel['ways'][number]): string {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return `<path class="way" d="${path}" marker-end="url(#tip)"/>`;
}

function drawWords({ at, words }: PlacedFunnel['ways'][number]): string {
  const top = at.y - ((words.length - 1) * label.line) / 2 + 4;
  return words
    .map(
      (word, index) =>
        `<text class="word" x="${at.x}" y="${top + index * label.line}">${escapeHtml(word)}</text>`,
    )
    .join('');
}

function drawStep({ step, x, y }: PlacedFunnel['steps'][number]): string {
  const [left, top] = [x - node.width / 2, y - node.height / 2];
  const around = step.name.split('.');
  const name = around.pop() ?? '';
  return [
    `<g class="step ${step.endsAs.replace(' ', '-')}">`,
    `<rect class="card" x="${left}" y="${top}" width="${node.width}" height="${node.height}" rx="8"/>`,
    `<path class="beam" d="M${left} ${top + node.beam}v-2a8 8 0 0 1 8-8h${node.width - 16}a8 8 0 0 1 8 8v2z"/>`,
    `<text class="number" x="${left + 12}" y="${top + 29}">${step.number}</text>`,
    `<text class="around" x="${left + 40}" y="${top + 28}">${escapeHtml(around.join('.'))}</text>`,
    `<text class="name" x="${left + 12}" y="${top + 46}">${escapeHtml(name)}</text>`,
    ...wrap(step.sees).map(
      (line, index) =>
        `<text class="sees" x="${left + 12}" y="${top + 63 + index * 15}">${escapeHtml(line)}</text>`,
    ),
    '</g>',
  ].join('');
}

/** Breaks a text into at most two lines. The rest of the text is only in the table. */
function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < longestLine) lines[lines.length - 1] = `${line} ${word}`.trim();
    else lines.push(word);
  }
  const [first = '', second = ''] = lines;
  if (lines.length <= 2) return lines;
  const fits = second.length + 2 < longestLine;
  return [first, `${fits ? second : second.slice(0, second.lastIndexOf(' '))} …`];
}
