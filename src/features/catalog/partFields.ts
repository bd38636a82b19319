import type { ChangeEvent } from 'react';
import type { ListingFault } from '#domain/listing.ts';

/** An edited part of a listing (page, step, button), or the listing itself, as a controlled value. */
export interface EditedPart<Value> {
  readonly value: Value;
  /** Path of the part in the listing, such as `pages.0.steps.1`; empty for the listing itself. */
  readonly path: string;
  /** Errors of the whole listing that the editor shows. */
  readonly faults: readonly ListingFault[];
  readonly onChange: (value: Value) => void;
}

export function controlIdOf(path: string): string {
  return `listing-${path}`;
}

/** Returns a function that returns the props of the form control for a text property of the part. */
export function createFieldProps<Value extends object>({ value, path, faults, onChange }: EditedPart<Value>) {
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

/** Returns a property of an edited part as an edited part; a change of the property changes the whole part. */
export function editedProperty<Value extends object, Name extends keyof Value & string>(
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

/** Returns the entry at `index` of an edited list as an edited part; a change of the entry changes the list. */
export function editedEntry<Value>(
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
