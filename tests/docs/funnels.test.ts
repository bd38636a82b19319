import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { funnelCharts } from '#domain/funnelStep.ts';
import { trackedEventNames } from '#domain/trackingPlan.ts';
import { placeFunnel } from '#funnels/drawFunnel.ts';
import { createFunnelFiles } from '#funnels/files.ts';
import { createFunnelMap, listRestingSteps } from '#funnels/funnelMap.ts';
import { funnelPlan, funnelPlanVersion } from '#funnels/funnelPlan.ts';
import { funnelSchema } from '#funnels/funnelSchema.ts';
import { funnelFolder } from '#funnels/pictures.ts';

const map = createFunnelMap();
const files = createFunnelFiles();

describe('the map of the funnels', () => {
  it.each(Object.entries(files))(
    'is committed in its current form: %s ("npm run funnels" writes it)',
    (name, text) => {
      expect(readFileSync(join(funnelFolder, name), 'utf8')).toBe(text);
    },
  );

  it('has no other files in its folder', () => {
    expect(readdirSync(funnelFolder).toSorted()).toEqual([...Object.keys(files), 'pictures'].toSorted());
  });

  it('has exactly one picture of each state ("npm run funnels:pictures" takes them)', () => {
    const pictures = readdirSync(join(funnelFolder, 'pictures'), { recursive: true, encoding: 'utf8' });
    const planned = map.funnels.flatMap(({ chart, steps }) => [
      chart,
      ...steps.map(({ picture }) => relative('pictures', picture)),
    ]);
    expect(pictures.toSorted()).toEqual(planned.toSorted());
  });

  it('is a page of less than 1.4 MB, which can be mailed', () => {
    expect(files['funnels.html']?.length).toBeLessThan(1_400_000);
  });

  it.each(funnelCharts)('has exactly the states in which %s can rest', (chart) => {
    const planned = Object.entries(funnelPlan[chart]);
    expect(planned.map(([name]) => name).toSorted()).toEqual(listRestingSteps(chart).toSorted());
    for (const [, { since }] of planned) expect(since).toBeLessThanOrEqual(funnelPlanVersion);
    // Longer labels do not fit on a card of the drawing.
    const labels = planned.map(([, { label }]) => label);
    expect(labels.filter((label) => label.length > 22)).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('has every planned event, each with a step where it fires', () => {
    expect(map.events.map(({ name }) => name)).toEqual(trackedEventNames);
    expect(map.events.filter(({ firesAt }) => firesAt.length === 0)).toEqual([]);
  });

  it('shows which event fires when a person cancels at step two', () => {
    const registration = map.funnels.find(({ chart }) => chart === 'registration');
    const step = registration?.steps.find(
      ({ sees }) => sees === 'Create your account, step 2 of 2: the details.',
    );
    const cancelling = step?.exits.filter(({ to }) => to.includes('cancelled'));
    expect(cancelling).toMatchObject([
      { event: 'cancel.requested', tracked: 'Registration Cancelled', properties: { step: 'details' } },
    ]);
  });

  it('leads only to its own steps', () => {
    for (const { steps, anywhere, begins } of map.funnels) {
      const names = new Set(steps.map(({ name }) => name));
      const led = [
        ...begins,
        ...[...anywhere, ...steps.flatMap(({ exits }) => exits)].flatMap(({ to }) => to),
      ];
      expect(led.filter((name) => !names.has(name))).toEqual([]);
    }
  });

  it('has a way into each step, and the steps where a run may begin', () => {
    for (const { steps } of map.funnels) {
      expect(steps.filter(({ entries }) => entries.length === 0).map(({ name }) => name)).toEqual([]);
    }
    const verification = map.funnels.find(({ chart }) => chart === 'verification');
    expect(verification?.begins).toEqual(['confirming.quick', 'unconfirmed', 'incomplete']);
    expect(map.funnels[0]?.anywhere.find(({ event }) => event === 'logOut.requested')?.except).toEqual([
      'loggedOut.idle',
      'loggedOut.revoking',
      'ended',
    ]);
  });

  it('matches its JSON schema', () => {
    const isValid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(funnelSchema);
    isValid(JSON.parse(files['funnels.json'] ?? ''));
    expect(isValid.errors).toBeNull();
  });

  it.each(map.funnels)('draws the steps of $title within the drawing, without overlap', (funnel) => {
    const { steps, width, height } = placeFunnel(funnel);
    expect(steps).toHaveLength(funnel.steps.length);
    // The width of the page in a window of 1280 px.
    expect(width).toBeLessThanOrEqual(1_150);
    for (const one of steps) {
      expect(one.x - 80).toBeGreaterThanOrEqual(0);
      expect(one.x + 80).toBeLessThanOrEqual(width);
      expect(one.y - 44).toBeGreaterThanOrEqual(0);
      expect(one.y + 44).toBeLessThanOrEqual(height);
      const over = steps.filter(
        (other) => other !== one && Math.abs(other.x - one.x) < 160 && Math.abs(other.y - one.y) < 88,
      );
      expect(over).toEqual([]);
    }
  });

  it.each(map.funnels)(
    'draws every way of $title between two steps, or between a step and a range of steps',
    (funnel) => {
      const { ways } = placeFunnel(funnel);
      const numberOf = (name: string) => funnel.steps.find((step) => step.name === name)?.number ?? 0;
      const isDrawn = (from: string, to: string) =>
        ways.some((way) => {
          const last = Number(/\(to (\d+)\)/.exec(way.words.join(' '))?.[1] ?? numberOf(way.to));
          return way.from === from && numberOf(way.to) <= numberOf(to) && numberOf(to) <= last;
        });
      // Only the table has the ways that belong to a parent state of a step.
      const own = funnel.steps.flatMap(({ name, exits }) =>
        exits.filter(({ of }) => of === name).flatMap(({ to }) => to.map((each) => [name, each] as const)),
      );
      expect(own.filter(([from, to]) => from !== to && !isDrawn(from, to))).toEqual([]);
      const alone = funnel.steps.filter(
        ({ name }) => !ways.some(({ from, to }) => from === name || to === name),
      );
      const within = alone.filter(({ number }) =>
        ways.every(({ to, words }) => {
          const last = /\(to (\d+)\)/.exec(words.join(' '))?.[1];
          return last === undefined || number < numberOf(to) || number > Number(last);
        }),
      );
      // This step begins and ends a run at once.
      expect(within.map(({ name }) => name)).toEqual(funnel.chart === 'verification' ? ['unconfirmed'] : []);
    },
  );

  it('has one line of CSV for each way out, and no line break inside a line', () => {
    // A step without a way out has a line as well.
    const lines = map.funnels.map(
      ({ steps, anywhere }) =>
        anywhere.length + steps.reduce((sum, { exits }) => sum + Math.max(1, exits.length), 0),
    );
    const all = lines.reduce((sum, each) => sum + each, 1);
    expect(files['funnels.csv']?.trimEnd().split('\r\n')).toHaveLength(all);
  });
});
