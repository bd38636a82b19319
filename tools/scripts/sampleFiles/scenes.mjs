import { box, rectangle, line } from '#haven/drawing/isometric.ts';

const palettes = {
  post: ['#eaf2fa', '#b9cfe8', '#8fb0d6'],
  beam: ['#7fbde3', '#4698ca', '#2f7fb2'],
  key: ['#ffd48a', '#f0b04e', '#d18f2b'],
};
const shadow = 'rgb(16 36 66 / 0.22)';
const postHeight = 5;
const plateHeight = 0.42;

/** Draws the three faces of a box. `from` is the distance below its place at which it starts, in points; negative is above. */
function solid(palette, at, size, from = 0) {
  const { top, left, right } = box(at, size);
  return [top, left, right].map((path, face) => ({ path, fill: palettes[palette][face], from }));
}

function plate(x, width, depth) {
  return [
    { path: rectangle([x + 0.4, 0.8, -plateHeight], width, depth - 0.35), fill: shadow, from: 0 },
    ...solid('post', [x, 0, -plateHeight], [width, depth, plateHeight]),
  ];
}

function post(x) {
  return solid('post', [x, 0.95, 0], [1, 1, postHeight]);
}

function lintel(palette, x, width, from) {
  return solid(palette, [x, 0.95, postHeight], [width, 1, 1], from);
}

/** Draws the sling of a lintel, and its cable, which leads out of the picture. */
function hoist(middle, from) {
  const [axis, top, knot] = [1.45, postHeight + 1, postHeight + 3.75];
  const sling = line([middle - 2.4, axis, top], [middle, axis, knot], [middle + 2.4, axis, top]);
  return { path: sling + line([middle, axis, knot], [middle, axis, knot + 20]), stroke: '#d7e4f5', from };
}

const site = [...plate(0, 8.4, 2.9), ...post(1.6), ...post(5.8)];
const yard = [0, 1.8, 3.6, 5.4].map((y) => ({ y, isFound: y === 3.6 }));

/** The scenes with their places in the picture, whose lower sixth is free for captions and controls; shapes from back to front. */
export const scenes = [
  {
    title: ['What the', 'marketplace is'],
    place: { x: 400, y: 156, scale: 1.1 },
    shapes: [...site, ...lintel('key', 0.8, 6.8, -32)],
  },
  {
    title: ['Find', 'an offer'],
    place: { x: 430, y: 116, scale: 1 },
    shapes: [
      ...plate(-0.8, 8.4, 7.2),
      ...yard.flatMap(({ y, isFound }) =>
        isFound ? solid('key', [0, y, 2.6], [6.8, 1, 1], 52) : solid('beam', [0, y, 0], [6.8, 1, 1]),
      ),
    ],
  },
  {
    title: ['Start it'],
    place: { x: 400, y: 156, scale: 1.1 },
    shapes: [...site, ...lintel('key', 0.8, 6.8, -64), hoist(4.2, -64)],
  },
  {
    title: ['Bring', 'your team'],
    place: { x: 444, y: 160, scale: 0.95 },
    shapes: [
      ...plate(-4, 13, 2.9),
      ...[-3, 1.6, 6.4].flatMap(post),
      ...lintel('beam', -3.8, 6),
      ...lintel('key', 2.2, 6, -40),
    ],
  },
];
