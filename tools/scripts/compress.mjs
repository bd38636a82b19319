import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Matches files that compression makes smaller. Fonts are compressed already, and pages differ with each
 * response.
 */
const compressible = /\.(?:js|css|svg)$/;

const { BROTLI_MAX_INPUT_BLOCK_BITS, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  constants;
const encodings = [
  [
    '.br',
    (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [BROTLI_PARAM_QUALITY]: 11,
          [BROTLI_PARAM_SIZE_HINT]: bytes.length,
          // A single block for each file, since two blocks would take a few hundred bytes more.
          [BROTLI_PARAM_LGBLOCK]: BROTLI_MAX_INPUT_BLOCK_BITS,
        },
      }),
  ],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

/**
 * Writes a Brotli and a gzip file beside each compressible file of a build, if they are smaller than the
 * file.
 */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path) {
  const bytes = await readFile(path);
  for (const [ending, compress] of encodings) {
    const compressed = await compress(bytes);
    if (compressed.length < bytes.length) await writeFile(path + ending, compressed);
  }
}
