// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NewPasswordField } from './PasswordField.tsx';

function strengthOf(typed: string) {
  return typed.length > 5 ? 'Strong' : typed.length > 3 ? 'Fair' : 'Weak';
}

describe('NewPasswordField', () => {
  afterEach(cleanup);

  it('shows the strength of the password, unless it is empty', async () => {
    const person = userEvent.setup();
    render(<NewPasswordField label="Password" strengthOf={strengthOf} />);
    const field = screen.getByLabelText('Password');
    const words = screen.getByRole('status');
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    expect(words.textContent).toBe('');
    await person.type(field, 'four');
    expect(words.textContent).toBe('Password strength: Fair');
    await person.clear(field);
    expect(words.textContent).toBe('');
  });

  it('announces the strength only when it changes, not with each key', async () => {
    const person = userEvent.setup();
    render(<NewPasswordField label="Password" strengthOf={strengthOf} />);
    const spoken = vi.fn<() => void>();
    const observer = new MutationObserver(spoken);
    observer.observe(screen.getByRole('status'), { childList: true, subtree: true, characterData: true });
    await person.type(screen.getByLabelText('Password'), 'abcdefgh');
    observer.disconnect();
    expect(spoken).toHaveBeenCalledTimes(3);
  });

  it('calls onChange with each key, and can show the password', async () => {
    const person = userEvent.setup();
    const change = vi.fn<() => void>();
    render(<NewPasswordField label="Password" strengthOf={strengthOf} onChange={change} />);
    const field = screen.getByLabelText('Password');
    await person.type(field, 'ab');
    expect(change).toHaveBeenCalledTimes(2);
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
  });
});
