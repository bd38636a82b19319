/** Fields that an operation selects, without fields with directives and fragments, which the data may lack. */
export interface SelectedFields {
  /** Selected fields of an object, or of each object in a list; null for a scalar. */
  readonly [name: string]: SelectedFields | null;
}

/** Whether the data have all selected fields, including those of nested objects and lists. */
export function hasSelectedFields(fields: SelectedFields, data: unknown): data is object {
  return data !== null && !Array.isArray(data) && matches(fields, data);
}

function matches(fields: SelectedFields, value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every((entry) => entry !== null && matches(fields, entry));
  if (typeof value !== 'object') return false;
  const held = new Map<string, unknown>(Object.entries(value ?? {}));
  return Object.entries(fields).every(([name, selected]) => {
    const field = held.get(name);
    if (field === undefined) return false;
    return selected ? matches(selected, field) : isLeaf(field);
  });
}

function isLeaf(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isLeaf) : value === null || typeof value !== 'object';
}
