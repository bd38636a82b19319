import type { ChangeEvent } from 'react';
import type { ListingFault } from '#domain/listing.ts';

/** A part of a listing that is edited: a page, a step, a button, or the listing itself. */
export interface EditedPart<Value> {
  readonly value: Value;
  /** Path in the listing, such as `pages.0.steps.1`; empty for the listing itself. */
  readonly path: string;
  /** The shown errors of the whole listing. */
  readonly faults: readonly ListingFault[];
  readonly onChange: (value: Value) => void;
}

export function controlIdOf(path: string): string {
  return `listing-${path}`;
}

/** Returns a function from the name of a text property to the props of its control. */
export function fieldsOf<Value extends object>({ value, path, faults, onChange }: EditedPart<Value>) {
  return (name: keyof Value & string) => {
    const own = pathIn(path, name);
    return {
      id: controlIdOf(own),
      value: String(value[name]),
      error: faults.find((fault) => fault.path === own)?.message,
      onChange: ({ target }: ChangeEvent<{ readonly value: string }>) =>
        onChange({ ...value, [name]: target.value }),
    };
  };
}

/** Returns a property of an edited object as an editable object of its own; its changes go to the outer one. */
export function partOf<Value extends object, Name extends keyof Value & string>(
  { value, path, faults, onChange }: EditedPart<Value>,
  name: Name,
): EditedPart<Value[Name]> {
  return {
    value: value[name],
    path: pathIn(path, name),
    faults,
    onChange: (next) => onChange({ ...value, [name]: next }),
  };
}

/** Returns an entry of a list as an edited part of its own. */
export function entryOf<Value>(
  { value, path, faults, onChange }: EditedPart<Value[]>,
  index: number,
  entry: Value,
): EditedPart<Value> {
  return {
    value: entry,
    path: pathIn(path, String(index)),
    faults,
    onChange: (next) => onChange(value.with(index, next)),
  };
}

function pathIn(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
