import type { ChangeEvent } from 'react';
import type { ListingFault } from '#domain/listing.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A part of a listing that is edited: a page, a step, a button. */
export interface Part<Value> {
  readonly value: Value;
  /** Where it is in the listing: `pages.0.steps.1`; empty for the listing itself. */
  readonly path: string;
  /** What is wrong with the listing, once that is told. */
  readonly faults: readonly ListingFault[];
  readonly onChange: (value: Value) => void;
}

/** Id of the control of a path. */
export function controlIdOf(path: string): string {
  return `listing-${path}`;
}

/** Ties the texts of a part to their controls, each with what is wrong with it. */
export function fieldsOf<Value extends object>({ value, path, faults, onChange }: Part<Value>) {
  return (name: keyof Value & string) => {
    const own = pathIn(path, name);
    return {
      id: controlIdOf(own),
      value: String(value[name]),
      error: faults.find((fault) => fault.path === own)?.message,
      onChange: ({ target }: ChangeEvent<Control>) => onChange({ ...value, [name]: target.value }),
    };
  };
}

/** A part of a part. */
export function partOf<Value extends object, Name extends keyof Value & string>(
  { value, path, faults, onChange }: Part<Value>,
  name: Name,
): Part<Value[Name]> {
  return {
    value: value[name],
    path: pathIn(path, name),
    faults,
    onChange: (next) => onChange({ ...value, [name]: next }),
  };
}

/** The entry of a list at this place. */
export function entryOf<Value>(
  { value, path, faults, onChange }: Part<Value[]>,
  index: number,
  entry: Value,
): Part<Value> {
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
