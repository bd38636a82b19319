import { replaceText } from '#haven/fields/replaceText.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** Things that a person did on a drawn page before it came to life. */
interface Early {
  /** Fields that were filled in, with their content, the last one last. */
  readonly fields: Map<Field, { readonly value: string; readonly isChecked: boolean }>;
  /** Buttons and links in the order in which they were pressed; what sends a form among them. */
  presses: HTMLElement[];
  /** Leaves events of these types to the app, by default all; then no button turns any more. */
  readonly leave: (types?: readonly string[]) => void;
  /** The element that had the focus last. */
  focused: EventTarget | null;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Notes what is done until the app listens. It runs in the head of a drawn page as it is written here, so that it reads
 * nothing outside itself. A link leads on by itself; one to the registration whose press is counted leaves word for the page
 * that it leads to. No form is sent meanwhile: the browser would put what was typed into the address; its button
 * turns until the app has it. What is typed after a form was sent takes that back.
 */
export function noteEarly(page: Window): void {
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
    } catch {
      // Forbidden storage: the press is not counted.
    }
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

/** Does once more what was done early, so that the app hears of it. The page may have been drawn anew. */
export function replayEarly(page: Window): void {
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
    // A link has led on already: it is only to be counted.
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

/** Tells React of a text that stands there already, without touching it: somebody may still be composing it. */
function tellTyped(field: HTMLInputElement): void {
  const { _valueTracker: known } = field as { _valueTracker?: { setValue: (value: string) => void } };
  known?.setValue('');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The focus stays where it was, also where the field was drawn anew; the app hears of it. */
function refocus(page: Document, focused: EventTarget | null): void {
  const isLost = focused instanceof Element && !focused.isConnected && page.activeElement === page.body;
  if (isLost && 'name' in focused) findShown(page, focused as Field)?.focus();
  else page.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
