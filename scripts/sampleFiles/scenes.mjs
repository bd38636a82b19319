import { box } from '../../src/haven/drawing/isometric.ts';

const palettes = {
  post: ['#eaf2fa', '#b9cfe8', '#8fb0d6'],
  beam: ['#7fbde3', '#4698ca', '#2f7fb2'],
  key: ['#ffd48a', '#f0b04e', '#d18f2b'],
};

function solid(palette, at, size) {
  const { top, left, right } = box(at, size);
  const [light, middle, dark] = palettes[palette];
  return [
    { path: top, fill: light },
    { path: left, fill: middle },
    { path: right, fill: dark },
  ];
}

const site = [
  ...solid('post', [0, 0, -0.42], [8.4, 2.9, 0.42]),
  ...solid('post', [1.6, 0.95, 0], [1, 1, 5]),
  ...solid('post', [5.8, 0.95, 0], [1, 1, 5]),
];
const lintel = solid('key', [0.8, 0.95, 5], [6.8, 1, 1]);
const frame = [
  ...solid('post', [-4, 0, -0.42], [13, 2.9, 0.42]),
  ...solid('post', [-3, 0.95, 0], [1, 1, 5]),
  ...solid('post', [1.6, 0.95, 0], [1, 1, 5]),
  ...solid('beam', [-3.8, 0.95, 5], [6, 1, 1]),
  ...solid('post', [6.4, 0.95, 0], [1, 1, 5]),
];

/** Twelve seconds each; what moves comes from `lift` units above its place. */
export const scenes = [
  { title: 'What the marketplace is', still: site, moving: lintel, lift: 60 },
  { title: 'Find an offer', still: site, moving: solid('key', [1.3, 4.85, -0.42], [6.8, 1, 1]), lift: 0 },
  { title: 'Start it', still: site, moving: lintel, lift: 110 },
  { title: 'Bring your team', still: frame, moving: solid('key', [2.2, 0.95, 5], [6, 1, 1]), lift: 80 },
];
