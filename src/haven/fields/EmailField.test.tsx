// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EmailField } from './EmailField.tsx';

const suggest = (typed: string) => (typed === 'dana@gmial.com' ? 'dana@gmail.com' : null);

function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Email' });
}

describe('EmailField', () => {
  afterEach(cleanup);

  it('is an email field without autocorrection, capitalization and maximum length', () => {
    render(<EmailField label="Email" />);
    const attributes = ['type', 'inputmode', 'autocomplete', 'autocapitalize', 'spellcheck', 'maxlength'];
    expect(attributes.map((name) => field().getAttribute(name))).toEqual([
      'email',
      'email',
      'email',
      'none',
      'false',
      null,
    ]);
  });

  it('suggests a correction in a live region when the field loses the focus', async () => {
    const person = userEvent.setup();
    render(<EmailField label="Email" suggest={suggest} />);
    await person.type(field(), 'dana@gmial.com');
    expect(screen.queryByRole('button')).toBeNull();
    const region = screen.getByRole('status');
    await person.tab();
    expect(region.contains(screen.getByRole('button', { name: 'Did you mean dana@gmail.com?' }))).toBe(true);
  });

  it('fills and focuses the field when the suggestion is accepted, with a change event', async () => {
    const person = userEvent.setup();
    const change = vi.fn<(typed: string) => void>();
    render(
      <EmailField label="Email" suggest={suggest} onChange={(event) => change(event.currentTarget.value)} />,
    );
    await person.type(field(), 'dana@gmial.com');
    await person.tab();
    await person.click(screen.getByRole('button'));
    expect(field().value).toBe('dana@gmail.com');
    expect(change).toHaveBeenLastCalledWith('dana@gmail.com');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('removes the suggestion once something else is typed', async () => {
    const person = userEvent.setup();
    render(<EmailField label="Email" suggest={suggest} />);
    await person.type(field(), 'dana@gmial.com');
    await person.tab();
    await person.type(field(), 'x');
    expect(screen.queryByRole('button')).toBeNull();
    await person.tab();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
