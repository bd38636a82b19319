import { replaceText } from '#haven/fields/replaceText.ts';

type Field = HTMLInputElement | HTMLSelectElement;

interface Early {
  /** Changed fields with their content, the latest change last. */
  readonly fields: Map<Field, { readonly value: string; readonly isChecked: boolean }>;
  /** Pressed buttons and links, the first press first, submit buttons included. */
  presses: HTMLElement[];
  /** Stops recording events of these types; without types, stops all recording and the buttons' spinners. */
  readonly leave: (types?: readonly string[]) => void;
  focused: EventTarget | null;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Records input until the app listens. The source of this function is inlined in the head of a rendered page, so it
 * must not use anything outside itself. Links work without the app; a press on a counted link to the registration is
 * stored for the next page. Forms are not submitted, since the browser would put their values into the address; instead
 * the button spins until the app takes over. Input into a form after its submit cancels the submit.
 */
export function recordEarlyInput(page: Window): void {
  const types = ['input', 'click', 'submit', 'focusin'];
  const note = (event: Event) => {
    const { target } = event;
    if (event.type === 'focusin') early.focused = target;
    else if (event.type === 'input') {
      const field = target as HTMLInputElement;
      early.fields.delete(field);
      early.fields.set(field, { value: field.value, isChecked: field.checked });
      early.presses = early.presses.filter((pressed) => {
        const { type, form } = pressed as HTMLButtonElement;
        const isTakenBack = type === 'submit' && form === field.form;
        if (isTakenBack) pressed.ariaBusy = null;
        return !isTakenBack;
      });
    } else if (event.type === 'submit') {
      event.preventDefault();
      event.stopPropagation();
      const { submitter } = event as SubmitEvent;
      const button = submitter ?? (target as HTMLFormElement).querySelector<HTMLElement>('[type=submit]');
      if (!button) return;
      button.ariaBusy = 'true';
      early.presses.push(button);
    } else {
      const pressed = (target as Element).closest<HTMLButtonElement | HTMLAnchorElement>('button,a');
      const place = pressed?.dataset['register'];
      if (place) keep(place);
      else if (pressed && pressed.type !== 'submit') early.presses.push(pressed);
    }
  };
  const keep = (place: string) => {
    try {
      page.sessionStorage.setItem('registerPressed', JSON.stringify(place));
    } catch {}
  };
  const early: Early = {
    fields: new Map(),
    presses: [],
    focused: null,
    leave: (left = types) => {
      left.forEach((type) => page.removeEventListener(type, note, true));
      if (left === types) for (const pressed of early.presses) pressed.ariaBusy = null;
    },
  };
  types.forEach((type) => page.addEventListener(type, note, true));
  page.early = early;
}

/** Replays the recorded input for the app, even if React has replaced the elements since. */
export function replayEarlyInput(page: Window): void {
  const { early, document: html } = page;
  if (!early) return;
  delete page.early;
  for (const [field, { value, isChecked }] of early.fields) {
    const shown = findShown(html, field);
    if (shown instanceof HTMLSelectElement) {
      shown.value = value;
      shown.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (shown?.type === 'checkbox' || shown?.type === 'radio') {
      shown.checked = !isChecked;
      if (isChecked || shown.type === 'checkbox') shown.click();
    } else if (shown?.value === value) {
      tellTyped(shown);
    } else if (shown) {
      replaceText(shown, value);
    }
  }
  refocus(html, early.focused);
  for (const button of early.presses as HTMLButtonElement[]) {
    // The browser has already followed the link, so its press is only counted.
    if (button instanceof HTMLAnchorElement)
      button.addEventListener('click', (event) => event.preventDefault(), { once: true });
    if (button.isConnected) button.click();
    else if (button.type === 'submit') html.querySelector<HTMLButtonElement>('form [type=submit]')?.click();
  }
}

function findShown(page: Document, field: Field): Field | null {
  if (field.isConnected) return field;
  const { name, type, value } = field;
  const isOneOfMany = type === 'radio' ? `[value="${CSS.escape(value)}"]` : '';
  return page.querySelector<Field>(`[name="${CSS.escape(name)}"]${isOneOfMany}`);
}

/** Reports a field's text to React without changing the field, in which an input method may still compose text. */
function tellTyped(field: HTMLInputElement): void {
  const { _valueTracker: known } = field as { _valueTracker?: { setValue: (value: string) => void } };
  known?.setValue('');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores the focus if its field was replaced; otherwise dispatches `focusin` again, for the app's handlers. */
function refocus(page: Document, focused: EventTarget | null): void {
  const isLost = focused instanceof Element && !focused.isConnected && page.activeElement === page.body;
  if (isLost && 'name' in focused) findShown(page, focused as Field)?.focus();
  else page.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
