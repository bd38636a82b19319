import { createMachine, type AnyStateMachine } from 'xstate';

/** A chart from which one thing was taken away. */
export interface Mutant {
  /** Where in the chart's configuration that stood. */
  readonly lacks: string;
  readonly machine: AnyStateMachine;
}

type Config = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** Keys of a state under which transitions stand by event, and those under which they stand at once. */
const byEvent: ReadonlySet<string> = new Set(['on', 'after']);
const atOnce: ReadonlySet<string> = new Set(['always', 'onDone', 'onError']);

/**
 * A mutant for each transition of a chart: without the transition, or without a part of it (`['guard']`), for
 * each that has that part.
 */
export function mutantsOf(machine: AnyStateMachine, part: Path = []): Mutant[] {
  const config = machine.config as Config;
  return transitionsIn(config)
    .map((path) => path.concat(part))
    .filter((path) => at(config, path) !== undefined)
    .map((path) => ({
      lacks: path.join('.'),
      machine: createMachine(without(config, path) as never, machine.implementations as never),
    }));
}

/** Where transitions stand in a state, in what it invokes and in the states in it. */
function transitionsIn(state: Config, path: Path = []): Path[] {
  return Object.entries(state).flatMap(([key, value]): Path[] => {
    const place = [...path, key];
    if (atOnce.has(key)) return itemsOf(value, place).map((item) => item.path);
    if (byEvent.has(key)) {
      return membersOf(value, place).flatMap((member) =>
        itemsOf(member.value, member.path).map((item) => item.path),
      );
    }
    const inner = key === 'states' ? membersOf(value, place) : key === 'invoke' ? itemsOf(value, place) : [];
    return inner.flatMap((found) => transitionsIn(found.value as Config, found.path));
  });
}

function membersOf(value: unknown, path: Path) {
  return Object.entries(value as Config).map(([key, member]) => ({ value: member, path: [...path, key] }));
}

/** XState takes one thing where it takes a list. */
function itemsOf(value: unknown, path: Path) {
  return Array.isArray(value) ? membersOf(value, path) : [{ value, path }];
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Config | undefined)?.[key], value);
}

/** A copy in the same order without what stands at `path`. */
function without(value: unknown, [first, ...rest]: Path): unknown {
  const kept = Object.entries(value as Config)
    .filter(([key]) => key !== first || rest.length > 0)
    .map(([key, inner]) => [key, key === first ? without(inner, rest) : inner] as const);
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}
