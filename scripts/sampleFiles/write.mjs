import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.mjs';
import { scenes } from './scenes.mjs';
import { sheets } from './sheets.mjs';
import { toWebm } from './webm.mjs';

/** Writes the sample files of `public/help` anew: `npx tsx scripts/sampleFiles/write.mjs`. Their captions are by hand. */
const folder = 'public/help';
const font = readFileSync(
  'node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2',
).toString('base64');
const fontFace = `@font-face { font-family: Sheet; font-weight: 300 800; src: url(data:font/woff2;base64,${font}); }`;

const clip = { width: 640, height: 360, framesEachSecond: 5, secondsEachScene: 12, bitrate: 40_000 };

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

/** Runs in the browser: draws the scenes and answers the encoded frames. */
async function encode({ scenes, clip, fontFace }) {
  const style = document.createElement('style');
  style.textContent = fontFace;
  document.head.append(style);
  await document.fonts.load('600 24px Sheet');
  const canvas = new OffscreenCanvas(clip.width, clip.height);
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
  const { width, height, bitrate, framesEachSecond: framerate } = clip;
  encoder.configure({ codec: 'vp8', width, height, bitrate, framerate, latencyMode: 'quality' });

  function paint({ path, fill }) {
    pen.fillStyle = fill;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a shape, not an array
    pen.fill(new Path2D(path));
  }

  function draw({ title, still, moving, lift }, second) {
    const settled = Math.min(1, second / 3);
    pen.resetTransform();
    pen.fillStyle = '#2d5798';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#ffffff';
    pen.font = '600 24px Sheet';
    pen.fillText(title, 40, 72);
    pen.translate(400, 190);
    still.forEach(paint);
    pen.translate(0, -lift * (1 - settled) ** 2);
    moving.forEach(paint);
  }

  const count = scenes.length * clip.secondsEachScene * framerate;
  for (let index = 0; index < count; index += 1) {
    const second = index / framerate;
    draw(scenes[Math.floor(second / clip.secondsEachScene)], second % clip.secondsEachScene);
    const frame = new VideoFrame(canvas, { timestamp: second * 1_000_000 });
    encoder.encode(frame, { keyFrame: second % (clip.secondsEachScene / 2) === 0 });
    frame.close();
  }
  await encoder.flush();
  return frames;
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, sheet] of Object.entries(sheets)) {
  await page.setContent(sheetPage(sheet));
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(
    `${folder}/${name}.pdf`,
    await page.pdf({
      format: 'Letter',
      tagged: true,
      margin: { top: '1in', bottom: '1in', left: '1in', right: '1in' },
    }),
  );
}
// Only a secure context may encode: the list of a folder is one, an empty page is not.
await page.goto(pathToFileURL(folder).href);
const encoded = await page.evaluate(encode, { scenes, clip, fontFace });
await browser.close();
const frames = encoded.map(({ at, isKey, bytes }) => ({ at, isKey, bytes: Buffer.from(bytes) }));
const duration = scenes.length * clip.secondsEachScene * 1000;
writeFileSync(`${folder}/marketplace-in-a-minute.webm`, toWebm({ frames, ...clip, duration }));
