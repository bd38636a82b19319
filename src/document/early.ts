import { replaceText } from '#haven/replaceText.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** What a person did on a drawn page before it came to life. */
interface Early {
  /** What stood in the fields that were filled in. */
  readonly fields: Map<Field, { readonly value: string; readonly isChecked: boolean }>;
  /** Buttons in the order in which they were pressed; those that send a form among them. */
  readonly presses: HTMLElement[];
  readonly stop: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Notes what is done until the app listens. It runs in the head of a drawn page as it is written here, so that it reads
 * nothing outside itself. No form is sent meanwhile: the browser would put what was typed into the address.
 */
export function noteEarly(page: Window): void {
  const fields: Early['fields'] = new Map();
  const presses: Early['presses'] = [];
  const types = ['input', 'click', 'submit'];
  const note = (event: Event) => {
    const { target } = event;
    if (event.type === 'input') {
      const field = target as HTMLInputElement;
      fields.set(field, { value: field.value, isChecked: field.checked });
    } else if (event.type === 'submit') {
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      if (submitter) presses.push(submitter);
    } else {
      const button = (target as Element).closest('button');
      if (button && button.type !== 'submit') presses.push(button);
    }
  };
  const stop = () => types.forEach((type) => page.removeEventListener(type, note, true));
  types.forEach((type) => page.addEventListener(type, note, true));
  page.early = { fields, presses, stop };
}

/** Does once more what was done early, so that the app hears of it. A field may have been drawn anew. */
export function replayEarly(page: Window): void {
  const { early } = page;
  if (!early) return;
  delete page.early;
  early.stop();
  for (const [field, { value, isChecked }] of early.fields) {
    const shown = field.isConnected ? field : findByName(page.document, field);
    if (shown instanceof HTMLSelectElement) {
      shown.value = value;
      shown.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (shown?.type === 'checkbox' || shown?.type === 'radio') {
      shown.checked = !isChecked;
      if (isChecked || shown.type === 'checkbox') shown.click();
    } else if (shown) {
      // React takes what stands there already for its own.
      shown.value = '';
      replaceText(shown, value);
    }
  }
  page.document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const button of early.presses) if (button.isConnected) button.click();
}

function findByName(page: Document, { name, type, value }: Field): Field | null {
  const isOneOfMany = type === 'radio' ? `[value="${CSS.escape(value)}"]` : '';
  return page.querySelector<Field>(`[name="${CSS.escape(name)}"]${isOneOfMany}`);
}
