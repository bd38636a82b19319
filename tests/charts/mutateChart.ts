import { createMachine, type AnyStateMachine } from 'xstate';

/** A chart with one change. */
export interface Mutant {
  /** The change, with its place in the chart. */
  readonly change: string;
  /** Throws if XState refuses the chart. */
  readonly make: () => AnyStateMachine;
}

type Tree = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** Keys that do not affect how a chart runs. */
const words: ReadonlySet<string> = new Set(['description', 'id', 'schemas']);

/**
 * All mutants of a chart: without each part of its configuration, with each two neighbors of a list swapped, with
 * another initial state, without the effect of each action, with each guard always or never true, with each delay a
 * millisecond shorter or longer. The implementations that the app provides (`ports`) stay.
 */
export function mutantsOf(machine: AnyStateMachine, ports: readonly string[]): readonly Mutant[] {
  const config = machine.config as Tree;
  const remake = (changed: unknown) => createMachine(changed as never, machine.implementations as never);
  const paths = pathsIn(config);
  return [
    ...paths.map((path) => ({
      change: `without ${path.join('.')}`,
      make: () => remake(replaced(config, path, () => [])),
    })),
    ...paths.filter(isFollowedIn(config)).map((path) => ({
      change: `${path.join('.')} after the next`,
      make: () => remake(swapped(config, path)),
    })),
    ...paths.flatMap((path) =>
      path.at(-1) === 'initial'
        ? siblingsOf(config, path).map((other) => ({
            change: `${path.join('.')} ${other}`,
            make: () => remake(replaced(config, path, () => [other])),
          }))
        : [],
    ),
    ...implementationsOf(machine).filter(({ of }) => !ports.includes(of)),
  ];
}

function implementationsOf(machine: AnyStateMachine): readonly (Mutant & { readonly of: string })[] {
  const { actions, guards, delays } = machine.implementations as unknown as Readonly<Record<string, Tree>>;
  const provide = (what: string, name: string, instead: unknown) => () =>
    machine.provide({ [what]: { [name]: instead } });
  return [
    ...Object.keys(actions ?? {}).map((name) => ({
      of: name,
      change: `${name} does nothing`,
      make: provide('actions', name, () => undefined),
    })),
    ...Object.keys(guards ?? {}).flatMap((name) =>
      [true, false].map((is) => ({
        of: name,
        change: `${name} is always ${is}`,
        make: provide('guards', name, () => is),
      })),
    ),
    ...Object.entries(delays ?? {}).flatMap(([name, delay]) =>
      [-1, 1].map((more) => ({
        of: name,
        change: `${name} takes ${more} ms more`,
        make: provide(
          'delays',
          name,
          (...given: readonly unknown[]) =>
            (typeof delay === 'function'
              ? (delay as (...all: readonly unknown[]) => number)(...given)
              : Number(delay)) + more,
        ),
      })),
    ),
  ];
}

/** Paths to every part of a configuration, except descriptions. */
function pathsIn(tree: unknown, path: Path = []): readonly Path[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree)
    .filter(([key]) => !words.has(key))
    .flatMap(([key, inner]) => {
      const place = path.concat(key);
      const within: Path[] = [place];
      return within.concat(pathsIn(inner, place));
    });
}

function at(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Tree)[key], tree);
}

/** True if the path leads to a list item that another one follows. */
const isFollowedIn = (config: Tree) => (path: Path) => {
  const list = at(config, path.slice(0, -1));
  return Array.isArray(list) && Number(path.at(-1)) + 1 < list.length;
};

function siblingsOf(config: Tree, path: Path): readonly string[] {
  const { states = {}, initial } = at(config, path.slice(0, -1)) as { states?: object; initial?: unknown };
  return Object.keys(states).filter((key) => key !== initial);
}

function swapped(config: Tree, path: Path): unknown {
  const place = path.slice(0, -1);
  const first = Number(path.at(-1));
  const list = at(config, place) as readonly unknown[];
  return replaced(config, place, () => [
    list.toSpliced(first, 2, ...list.slice(first, first + 2).toReversed()),
  ]);
}

/** A copy in the same order, with the value at the path replaced by that of `replace`, or removed. */
function replaced(tree: unknown, [first, ...rest]: Path, replace: () => readonly unknown[]): unknown {
  const kept = Object.entries(tree as Tree).flatMap(([key, inner]): [string, unknown][] => {
    if (key !== first) return [[key, inner]];
    return rest.length > 0
      ? [[key, replaced(inner, rest, replace)]]
      : replace().map((value) => [key, value] as [string, unknown]);
  });
  return Array.isArray(tree) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}
