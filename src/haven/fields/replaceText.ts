/**
 * Puts another text into a control as if it had been typed: whoever listens hears it, and where the browser
 * can, it may be undone. The caret is at its end then.
 */
export function replaceText(control: HTMLInputElement, text: string): void {
  if (document.activeElement === control) {
    control.select();
    // Deprecated, and the only way that keeps what can be undone. It answers false where it did nothing.
    const command = text === '' ? 'delete' : 'insertText';
    if (typeof document.execCommand === 'function' && document.execCommand(command, false, text)) return;
  }
  // Past the setter by which React tells its own changes from a person's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
