// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
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
const hear = vi.fn<(values: object) => void>();
const draw = vi.fn<() => void>();
const explain = (error: unknown): Refusal => ({ failure: { error }, lines: [(error as Error).message] });

function Form({ refusal }: { readonly refusal?: Refusal }) {
  const form = useValidatedForm(schema, { company: '', password: '' }, { onValues: hear, refusal, explain });
  draw();
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

function said(): string[] {
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

describe('useValidatedForm', () => {
  let person: UserEvent;
  let drawAgain: (form: ReactElement) => void;
  const send = () => person.click(screen.getByRole('button', { name: 'Register' }));
  const refuse = (...values: RefusedValue[]) => {
    drawAgain(<Form refusal={{ failure: {}, values, lines: ['Check the values'] }} />);
  };

  beforeEach(() => {
    vi.clearAllMocks();
    person = userEvent.setup();
    drawAgain = render(<Form />).rerender;
  });
  afterEach(cleanup);

  it('says in the summary, in the order of the page, what each field says, and leads there', async () => {
    await send();
    expect(said()).toEqual(['Please enter Company name', 'Password must be at least 3 characters']);
    expect(register).not.toHaveBeenCalled();
    await person.click(screen.getByRole('link', { name: 'Password must be at least 3 characters' }));
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('takes an error back once what is typed is right, by the rules between fields as well', async () => {
    await person.type(field('Company name'), 'acme');
    await person.type(field('Password'), 'acme');
    await send();
    expect(said()).toEqual([differs]);
    await person.type(field('Password'), '{Backspace}');
    expect(said()).toEqual([]);
    await person.type(field('Password'), 'e');
    expect(said()).toEqual([]);
    await person.tab();
    expect(said()).toEqual([differs]);
    await person.type(field('Password'), 's');
    await send();
    expect(register.mock.calls[0]?.[0]).toEqual({ company: 'acme', password: 'acmes' });
  });

  it('shows what the server refused at its field, and above them what belongs to none', async () => {
    await person.type(field('Company name'), 'acme');
    await person.type(field('Password'), 'secret');
    await send();
    refuse(
      { message: 'This password is too common', members: ['input.password'] },
      { message: 'Registration is closed today', members: ['userTypeId'] },
    );
    expect(said()).toEqual(['Registration is closed today', 'This password is too common']);
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what the server refused until the value changes or is sent again', async () => {
    await person.type(field('Company name'), 'acme');
    await person.type(field('Password'), 'secret');
    await send();
    const common = { message: 'This password is too common', members: ['password'] };
    refuse(common, { message: 'Registration is closed today', members: [] });
    await person.click(field('Password'));
    await person.click(field('Company name'));
    expect(said()).toHaveLength(2);
    await person.type(field('Password'), 's');
    expect(said()).toEqual(['Registration is closed today']);

    await send();
    refuse(common);
    expect(said()).toEqual(['This password is too common']);
    await send();
    expect(said()).toEqual([]);
    expect(register).toHaveBeenCalledTimes(3);
  });

  it('says why the server took nothing, until something is wrong with the values', async () => {
    drawAgain(<Form refusal={{ failure: {}, lines: ['The server is being updated'] }} />);
    expect(said()).toEqual(['The server is being updated']);
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    await send();
    expect(said()).toEqual(['Please enter Company name', 'Password must be at least 3 characters']);
  });

  it('is busy while what was submitted is on its way, submits nothing more, and says why it was rejected', async () => {
    let refuse: ((error: Error) => void) | undefined;
    register.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    await person.type(field('Company name'), 'acme');
    await person.type(field('Password'), 'secret');
    await send();
    await person.click(screen.getByRole('button', { name: 'Registering…' }));
    expect(register).toHaveBeenCalledOnce();
    refuse?.(new Error('The server is being updated'));
    expect(await screen.findByText('The server is being updated')).toBeTruthy();
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    await send();
    expect(said()).toEqual([]);
    expect(register).toHaveBeenCalledTimes(2);
  });

  it('tells of every change, and draws nothing anew for it', async () => {
    const before = draw.mock.calls.length;
    await person.type(field('Company name'), 'ac');
    expect(hear.mock.calls.map(([values]) => values)).toEqual([
      { company: 'a', password: '' },
      { company: 'ac', password: '' },
    ]);
    expect(draw).toHaveBeenCalledTimes(before);
  });
});
