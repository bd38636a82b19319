// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';
import { useValidatedForm, type RefusedValue, type Refusal } from './useValidatedForm.ts';

const differs = 'Choose a password that is not your company';
const schema = v.pipe(
  v.object({
    company: v.pipe(v.string(), v.nonEmpty('Please enter Company name')),
    password: v.pipe(v.string(), v.minLength(3, 'Password must be at least 3 characters')),
  }),
  v.forward(
    v.partialCheck([['company'], ['password']], ({ company, password }) => company !== password, differs),
    ['password'],
  ),
);

const register = vi.fn<(output: object) => void | Promise<void>>();
const onValues = vi.fn<(values: object) => void>();
const onRender = vi.fn<() => void>();
const explain = (error: unknown): Refusal => ({ failure: { error }, lines: [(error as Error).message] });

function Form({ refusal }: { readonly refusal?: Refusal }) {
  const form = useValidatedForm(schema, { company: '', password: '' }, { onValues, refusal, explain });
  onRender();
  return (
    <form noValidate onSubmit={form.submit(register)}>
      <ErrorSummary {...form.errorSummary} />
      <TextField label="Company name" {...form.field('company')} />
      <TextField label="Password" {...form.field('password')} />
      <button type="submit">{form.isBusy ? 'Registering…' : 'Register'}</button>
    </form>
  );
}

function field(label: string): HTMLElement {
  return screen.getByRole('textbox', { name: label });
}

function summaryLines(): string[] {
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

describe('useValidatedForm', () => {
  let person: UserEvent;
  let rerender: (form: ReactElement) => void;
  const send = () => person.click(screen.getByRole('button', { name: 'Register' }));
  const refuse = (...values: RefusedValue[]) => {
    rerender(<Form refusal={{ failure: {}, values, lines: ['Check the values'] }} />);
  };

  beforeEach(() => {
    vi.clearAllMocks();
    person = userEvent.setup();
    rerender = render(<Form />).rerender;
  });
  afterEach(cleanup);

  it('lists the errors of the fields in the summary, in their order, with links to the fields', async () => {
    await send();
    expect(summaryLines()).toEqual(['Please enter Company name', 'Password must be at least 3 characters']);
    expect(register).not.toHaveBeenCalled();
    await person.click(screen.getByRole('link', { name: 'Password must be at least 3 characters' }));
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('removes an error once the value is valid, including rules between fields', async () => {
    await person.type(field('Company name'), 'acme');
    await person.type(field('Password'), 'acme');
    await send();
    expect(summaryLines()).toEqual([differs]);
    await person.type(field('Password'), '{Backspace}');
    expect(summaryLines()).toEqual([]);
    await person.type(field('Password'), 'e');
    expect(summaryLines()).toEqual([]);
    await person.tab();
    expect(summaryLines()).toEqual([differs]);
    await person.type(field('Password'), 's');
    await send();
    expect(register.mock.calls[0]?.[0]).toEqual({ company: 'acme', password: 'acmes' });
  });

  it('shows a refusal of the server at its field, or first in the summary without a field', async () => {
    await person.type(field('Company name'), 'acme');
    await person.type(field('Password'), 'secret');
    await send();
    refuse(
      { message: 'This password is too common', members: ['input.password'] },
      { message: 'Registration is closed today', members: ['userTypeId'] },
    );
    expect(summaryLines()).toEqual(['Registration is closed today', 'This password is too common']);
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps a refusal of the server until the value changes or is submitted again', async () => {
    await person.type(field('Company name'), 'acme');
    await person.type(field('Password'), 'secret');
    await send();
    const common = { message: 'This password is too common', members: ['password'] };
    refuse(common, { message: 'Registration is closed today', members: [] });
    await person.click(field('Password'));
    await person.click(field('Company name'));
    expect(summaryLines()).toHaveLength(2);
    await person.type(field('Password'), 's');
    expect(summaryLines()).toEqual(['Registration is closed today']);

    await send();
    refuse(common);
    expect(summaryLines()).toEqual(['This password is too common']);
    await send();
    expect(summaryLines()).toEqual([]);
    expect(register).toHaveBeenCalledTimes(3);
  });

  it('shows the failure of a call until the form has errors of its own', async () => {
    rerender(<Form refusal={{ failure: {}, lines: ['The server is being updated'] }} />);
    expect(summaryLines()).toEqual(['The server is being updated']);
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    await send();
    expect(summaryLines()).toEqual(['Please enter Company name', 'Password must be at least 3 characters']);
  });

  it('is busy while a submission is pending, submits nothing else, and shows its failure', async () => {
    let refuse: ((error: Error) => void) | undefined;
    register.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    await person.type(field('Company name'), 'acme');
    await person.type(field('Password'), 'secret');
    await send();
    await person.click(screen.getByRole('button', { name: 'Registering…' }));
    expect(register).toHaveBeenCalledOnce();
    refuse?.(new Error('The server is being updated'));
    expect(await screen.findByText('The server is being updated')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true));
    await send();
    expect(summaryLines()).toEqual([]);
    expect(register).toHaveBeenCalledTimes(2);
  });

  it('reports every change without rendering again', async () => {
    const before = onRender.mock.calls.length;
    await person.type(field('Company name'), 'ac');
    expect(onValues.mock.calls.map(([values]) => values)).toEqual([
      { company: 'a', password: '' },
      { company: 'ac', password: '' },
    ]);
    expect(onRender).toHaveBeenCalledTimes(before);
  });
});
