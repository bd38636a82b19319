import { act, fireEvent, isInaccessible, queryByLabelText } from '@testing-library/react';
import type { UserInfo } from '#domain/userInfo.ts';
import type { SessionEvent } from '#machines/sessionEvent.ts';
import type { OpenPage } from './openPage.tsx';

/** A step on a page: a person acts on something visible, a call settles, or time passes. */
export interface Happening {
  readonly name: string;
  readonly isPossible: (page: OpenPage) => boolean;
  readonly happen: (page: OpenPage) => Promise<void>;
}

type Typed = Readonly<Record<string, string | true | File>>;

/** The person presses the button, or follows the link, of this name. */
export function press(name: string): Happening {
  return {
    name: `press ${name}`,
    isPossible: (page) => findPressed(page, name) !== undefined,
    happen: async (page) => {
      const pressed = findPressed(page, name);
      if (!pressed) throw new Error(`There is no "${name}" to press.`);
      await page.person.click(pressed);
      await page.settle();
    },
  };
}

/** The person presses the button twice before the page shows that it is busy. */
export function pressTwice(name: string): Happening {
  return {
    name: `press ${name} twice`,
    isPossible: (page) => findPressed(page, name) !== undefined,
    happen: async (page) => {
      await page.person.dblClick(findPressed(page, name) ?? page.reachable());
      await page.settle();
    },
  };
}

/** The person presses buttons and checkboxes of these names before the page renders again. */
export function pressAtOnce(...names: readonly string[]): Happening {
  return {
    name: `press ${names.join(' and ')} at once`,
    isPossible: (page) => names.every((name) => findControl(page, name) !== null),
    happen: async (page) => {
      await act(async () => names.forEach((name) => findControl(page, name)?.click()));
      await page.settle();
    },
  };
}

/**
 * The person fills fields, found by their labels: replaces the text, checks the checkbox, or chooses the file.
 */
export function fill(typed: Typed): Happening {
  const labels = Object.keys(typed);
  return {
    name: `fill ${labels.join(', ')}`,
    isPossible: (page) => labels.every((label) => findField(page, label) !== null),
    happen: async (page) => {
      for (const [label, value] of Object.entries(typed)) await fillField(page, label, value);
      await page.settle();
    },
  };
}

/** The person presses Esc in the dialog that is open. */
export const pressEscape: Happening = {
  name: 'press Esc',
  isPossible: (page) => page.reachable().matches('[role=dialog]'),
  happen: async (page) => {
    fireEvent.keyDown(page.reachable(), { key: 'Escape' });
    await page.settle();
  },
};

/**
 * The person leaves a field. If a dialog takes the focus from a field that has changed, user-event fires `change` in an
 * `act` of its own, which ends the `act` that renders the dialog.
 */
export const leaveField: Happening = {
  name: 'leave the field',
  isPossible: () => true,
  happen: async (page) => {
    await page.person.tab();
    await page.settle();
  },
};

/** Runs the steps one after the other; possible if the first and the last are. */
export function inTurn(...steps: readonly Happening[]): Happening {
  return {
    name: steps.map(({ name }) => name).join(', '),
    isPossible: (page) => [steps[0], steps.at(-1)].every((step) => step?.isPossible(page) === true),
    happen: async (page) => {
      for (const step of steps) await step.happen(page);
    },
  };
}

/** Runs the steps one after the other; possible if the first is, which makes the others possible. */
export function chain(first: Happening, ...others: readonly Happening[]): Happening {
  return { ...inTurn(first, ...others), isPossible: first.isPossible };
}

/** The newest call of this name succeeds. */
export function answer(name: string, value?: unknown): Happening {
  return settleCall('answer', name, value);
}

/** The newest call of this name fails. */
export function fail(name: string, error: unknown): Happening {
  return settleCall('fail', name, error);
}

function settleCall(how: 'answer' | 'fail', name: string, value: unknown): Happening {
  return {
    name: `${how} ${name} ${JSON.stringify(value) ?? ''}`,
    isPossible: ({ calls }) => calls.find(name) !== undefined,
    happen: async (page) => {
      await act(async () => page.calls.find(name)?.[how](value));
      await page.settle();
    },
  };
}

/** Milliseconds pass; possible if a chart has a timer. */
export function wait(milliseconds: number): Happening {
  return {
    name: `wait ${milliseconds}`,
    isPossible: (page) => page.isWaiting(),
    happen: (page) => page.wait(milliseconds),
  };
}

/** The person opens another address in the app: by the browser's history, or by a link elsewhere. */
export function go(address: string): Happening {
  return {
    name: `go to ${address}`,
    isPossible: () => true,
    happen: async (page) => {
      await act(async () => void page.router.navigate(address));
      await page.settle();
    },
  };
}

/** The person goes back in the browser's history. */
export const goBack: Happening = {
  name: 'go back',
  isPossible: () => true,
  happen: async (page) => {
    await act(async () => void page.router.navigate(-1));
    await page.settle();
  },
};

/** The session gets an event that the page did not cause: of another tab, or of a call elsewhere. */
export function sendSession(event: SessionEvent): Happening {
  return {
    name: event.type,
    isPossible: () => true,
    happen: async (page) => {
      await act(async () => page.runtime.session.send(event));
      await page.settle();
    },
  };
}

/** Somebody logs in in another tab. The session gets further events before it has read who that is. */
export function logInElsewhere(userInfo: UserInfo, ...events: readonly SessionEvent[]): Happening {
  return {
    name: 'log in in another tab',
    isPossible: () => true,
    happen: async (page) => {
      await act(async () => {
        page.logInElsewhere(userInfo);
        for (const event of events) page.runtime.session.send(event);
      });
      await page.settle();
    },
  };
}

/** Finds by text, since jsdom takes many times as long for the accessible name; axe checks that names exist. */
function findPressed(page: OpenPage, name: string): HTMLElement | undefined {
  return Array.from(page.reachable().querySelectorAll<HTMLElement>('button, a[href], [role=menuitem]')).find(
    (each) => matches(each.getAttribute('aria-label') ?? each.textContent, name) && !isInaccessible(each),
  );
}

function findControl(page: OpenPage, name: string): HTMLElement | null {
  return findPressed(page, name) ?? findField(page, name);
}

function findField(page: OpenPage, label: string): HTMLElement | null {
  return queryByLabelText(page.reachable(), (text) => matches(text, label), { selector: 'input, textarea' });
}

async function fillField(page: OpenPage, label: string, value: string | true | File): Promise<void> {
  const field = findField(page, label);
  if (!field) throw new Error(`There is no "${label}" to fill.`);
  if (value === true) {
    if (field instanceof HTMLInputElement && !field.checked) await page.person.click(field);
    return;
  }
  if (value instanceof File) {
    await page.person.upload(field, value);
    return;
  }
  await page.person.clear(field);
  await page.person.paste(value);
}

/** True for the name alone, or followed by "(optional)" or "(in 42 s)". */
function matches(text: string, name: string): boolean {
  return text.replace(/ ?\(.*?\)/g, '') === name;
}
