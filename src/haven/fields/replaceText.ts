/** Replaces the text of an input as if it were typed: with its events and, if the browser supports it, with undo. */
export function replaceText(control: HTMLInputElement, text: string): void {
  if (document.activeElement === control) {
    control.select();
    // Deprecated, but the only way that supports undo. Returns false if it has not changed the text.
    const command = text === '' ? 'delete' : 'insertText';
    if (typeof document.execCommand === 'function' && document.execCommand(command, false, text)) return;
  }
  // Bypasses React's own setter, which would hide the change from `onChange`.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
