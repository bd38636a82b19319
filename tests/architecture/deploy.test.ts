import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const compose = read('deploy/compose.yaml');
const unit = read('deploy/lintel-marketplace@.service');
const proxy = read('deploy/haproxy.cfg');

/** Reads the first number after a name. */
function numberAfter(name: string, text: string): number {
  return Number(new RegExp(`${name}\\D+(\\d+)`).exec(text)?.[1]);
}

function run(program: string, args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

it('the files of a deploy set only settings that exist', () => {
  const [, settings = ''] = /environment: &settings\n(.*?)depends_on/s.exec(compose) ?? [];
  const [, variables = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const named = `${settings}\n${variables.replaceAll(' ', '\n')}`.matchAll(/^ *([A-Z_]+)[:=]/gm);
  const names = [...named].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  const documented = read('docs/settings.md');
  // NODE_ENV is the mode of the server.
  const undocumented = names.filter((name) => !documented.includes(`\`${name}\``));
  expect(undocumented.filter((name) => name !== 'NODE_ENV')).toEqual([]);
});

it.each([
  ['containers', compose, numberAfter('stop_grace_period', compose)],
  ['systemd', unit, numberAfter('TimeoutStopSec', unit)],
])('the proxy notices an end in time, and %s kills no instance before SHUTDOWN_SECONDS', (...row) => {
  const [, text, timeout] = row;
  expect(numberAfter('DRAIN_SECONDS', text)).toBe(2 * numberAfter('check inter', proxy));
  expect(numberAfter('\\n[^#]*SHUTDOWN_SECONDS', text)).toBeLessThan(timeout);
});

it('the container has the version of Node that development has', () => {
  const images = [...read('deploy/Containerfile').matchAll(/^FROM node:(\d+)/gm)].map(
    ([, version]) => version,
  );
  expect(images).toEqual([read('.nvmrc').trim(), read('.nvmrc').trim()]);
});

it.skipIf(!existsSync('/usr/sbin/haproxy'))('HAProxy accepts its configuration', () => {
  const { status, output } = run('/usr/sbin/haproxy', ['-c', '-f', 'deploy/haproxy.cfg']);
  expect(output).toContain('Configuration file is valid');
  expect(status).toBe(0);
});

it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd accepts the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-unit-'));
  const path = join(folder, 'lintel-marketplace@4001.service');
  writeFileSync(path, unit.replace('/usr/bin/node', process.execPath));
  const { status, output } = run('/usr/bin/systemd-analyze', ['verify', path]);
  rmSync(folder, { recursive: true });
  expect(output).toBe('');
  expect(status).toBe(0);
});
