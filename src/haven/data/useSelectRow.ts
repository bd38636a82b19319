import { useRef, type ChangeEvent, type ReactNode } from 'react';

export interface RowSelection {
  /** Keys of the selected rows on all pages. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  readonly actions: ReactNode;
}

/** Returns functions that check and toggle the row at an index; with Shift, toggling starts at the last pressed row. */
export function useSelectRow(keys: readonly string[], { keys: selected, onChange }: RowSelection) {
  const pressed = useRef<string>(undefined);

  function selectRow(at: number, { target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const from = keys.indexOf(pressed.current ?? '');
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey && from >= 0;
    const range = isRange ? keys.slice(Math.min(from, at), Math.max(from, at) + 1) : keys.slice(at, at + 1);
    pressed.current = keys[at];
    onChange(updateSelectedKeys(selected, range, target.checked));
  }

  return { isSelected: (at: number) => selected.has(keys[at] ?? ''), selectRow };
}

export function updateSelectedKeys(selected: ReadonlySet<string>, keys: readonly string[], isAdded: boolean) {
  const others = [...selected].filter((key) => !keys.includes(key));
  return new Set(isAdded ? [...others, ...keys] : others);
}
