import { readFileSync } from 'node:fs';
import semver from 'semver';
import { expect, it } from 'vitest';

interface Manifest {
  readonly engines: { readonly node: string };
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
/** The oldest version of each release line of Node that `engines` in package.json names. */
const oldest = [...manifest.engines.node.matchAll(/\d+\.\d+\.\d+/g)].map(String);

interface Lock {
  readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
}

it('each installed package supports every version of Node in package.json, so that npm does not warn', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const tooNew = Object.entries(packages).filter(
    ([, { engines }]) => !oldest.every((version) => semver.satisfies(version, engines?.node ?? '*')),
  );
  expect(oldest).toEqual(['20.19.0', '22.13.0', '24.0.0']);
  expect(tooNew.map(([path, { engines }]) => `${path}: ${engines?.node}`)).toEqual([]);
});
