import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.mjs';
import { scenes } from './scenes.mjs';
import { sheets } from './sheets.mjs';
import { toWebm } from './webm.mjs';

/** Writes the sample files of `public/help`: `npx tsx tools/scripts/sampleFiles/write.mjs`. Captions are written by hand. */
const folder = 'public/help';
const font = readFileSync(
  'node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2',
).toString('base64');
const fontFace = `@font-face { font-family: Sheet; font-weight: 300 800; src: url(data:font/woff2;base64,${font}); }`;

/** Size in points, each of `scale` pixels, so that the picture is sharp at its largest size. */
const clip = {
  width: 640,
  height: 360,
  scale: 2,
  framesEachSecond: 12,
  secondsEachScene: 12,
  codec: 'vp09.00.31.08',
  quantizer: 36,
};

function sheetPage({ title, lead, steps, good }) {
  const items = steps.map(([name, words]) => `<li><h2>${name}</h2><p>${words}</p></li>`).join('');
  return `<!doctype html><html lang="en"><title>${title}</title><style>${fontFace}
    body { font: 12pt/1.5 Sheet; color: #1a2433; }
    header { border-top: 10px solid #2d5798; padding-top: 20px; }
    h1 { font-size: 26pt; margin: 0; } h2 { font-size: 13pt; margin: 0; } p { margin: 0 0 14pt; }
    ol { padding-left: 22pt; } li::marker { font-weight: 600; color: #2d5798; }
    footer { border-top: 1px solid #78858f; padding-top: 10pt; }
  </style><header><h1>${title}</h1><p>${lead}</p></header><main><ol>${items}</ol></main>
  <footer><p><strong>Good to know.</strong> ${good}</p><p>Sample training sheet.</p></footer></html>`;
}

/** Runs in the browser: draws the scenes, and returns the encoded frames and the poster. */
async function encode({ scenes, clip, fontFace }) {
  const style = document.createElement('style');
  style.textContent = fontFace;
  document.head.append(style);
  await document.fonts.load('600 36px Sheet');
  const { width, height, scale, framesEachSecond, secondsEachScene, codec, quantizer } = clip;
  const size = { width: width * scale, height: height * scale };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  const frames = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ at: chunk.timestamp / 1000, isKey: chunk.type === 'key', bytes: [...bytes] });
    },
    error: (error) => {
      throw error;
    },
  });
  // As good all the time as it is at best: a bit rate leaves blocks on what moves, and on the first picture.
  encoder.configure({ codec, ...size, framerate: framesEachSecond, bitrateMode: 'quantizer' });

  function paint({ path, fill, stroke, from }, left) {
    const shape = new Path2D();
    shape.addPath(new Path2D(path), new DOMMatrix([1, 0, 0, 1, 0, from * left]));
    if (stroke) {
      pen.strokeStyle = stroke;
      pen.stroke(shape);
    } else {
      pen.fillStyle = fill;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a shape, not an array
      pen.fill(shape);
    }
  }

  /** Movements start after half a second and take two seconds. */
  function draw({ title, place, shapes }, second) {
    const left = (1 - Math.min(1, Math.max(0, (second - 0.5) / 2))) ** 3;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.fillStyle = '#2d5798';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = 'rgb(255 255 255 / 0.06)';
    for (let x = 24; x < width; x += 24) pen.fillRect(x, 0, 1 / scale, height);
    for (let y = 24; y < height; y += 24) pen.fillRect(0, y, width, 1 / scale);
    pen.fillStyle = '#ffffff';
    pen.font = '600 36px Sheet';
    title.forEach((words, row) => pen.fillText(words, 40, 84 + row * 46));
    pen.translate(place.x, place.y);
    pen.scale(place.scale, place.scale);
    pen.lineWidth = 1.5;
    shapes.forEach((shape) => paint(shape, left));
  }

  draw(scenes[0], secondsEachScene);
  const poster = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer(),
  );
  for (let index = 0; index < scenes.length * secondsEachScene * framesEachSecond; index += 1) {
    const second = index / framesEachSecond;
    // A picture each second is enough of what stands still.
    if (second % secondsEachScene > 3 && !Number.isInteger(second)) continue;
    draw(scenes[Math.floor(second / secondsEachScene)], second % secondsEachScene);
    const frame = new VideoFrame(canvas, { timestamp: second * 1_000_000 });
    encoder.encode(frame, { keyFrame: second % secondsEachScene === 0, vp9: { quantizer } });
    frame.close();
  }
  await encoder.flush();
  return { frames, poster: [...poster] };
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, sheet] of Object.entries(sheets)) {
  await page.setContent(sheetPage(sheet));
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(
    `${folder}/${name}.pdf`,
    await page.pdf({
      format: 'Message',
      tagged: true,
      margin: { top: '1in', bottom: '1in', left: '1in', right: '1in' },
    }),
  );
}
// Only a secure context may encode: the list of a folder is one, an empty page is not.
await page.goto(pathToFileURL(folder).href);
const encoded = await page.evaluate(encode, { scenes, clip, fontFace });
await browser.close();
const frames = encoded.frames.map(({ at, isKey, bytes }) => ({
  at: Math.round(at),
  isKey,
  bytes: Buffer.from(bytes),
}));
const { width, height, scale, secondsEachScene } = clip;
const size = { width: width * scale, height: height * scale };
const duration = scenes.length * secondsEachScene * 1000;
writeFileSync(`${folder}/marketplace-in-a-minute.webm`, toWebm({ frames, ...size, duration }));
writeFileSync(`${folder}/marketplace-in-a-minute.webp`, Buffer.from(encoded.poster));
