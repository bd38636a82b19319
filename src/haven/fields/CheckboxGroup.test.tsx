// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CheckboxGroup } from './Checkbox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { useValidatedForm } from './useValidatedForm.ts';

const schema = v.object({
  remind: v.pipe(v.array(v.string()), v.minLength(1, 'Choose when to be reminded')),
  sendTo: v.array(v.string()),
});
const send = vi.fn<(output: object) => void>();

function Form() {
  const form = useValidatedForm(schema, { remind: ['30', '7'], sendTo: [] });
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <ErrorSummary {...form.errorSummary} />
      <CheckboxGroup
        legend="Remind"
        hint="Days before"
        choices={[
          { value: '30', label: '30 days' },
          { value: '14', label: '14 days' },
          { value: '7', label: '7 days' },
        ]}
        {...form.field('remind')}
      />
      <CheckboxGroup legend="Send to" choices={[{ value: 'dana', label: 'You' }]} {...form.field('sendTo')} />
      <button type="submit">Save</button>
    </form>
  );
}

let person: UserEvent;
const tick = (name: string) => person.click(screen.getByRole('checkbox', { name }));
const save = () => person.click(screen.getByRole('button', { name: 'Save' }));
const group = () => screen.getByRole('group', { name: 'Remind' });

beforeEach(() => {
  person = userEvent.setup();
  send.mockClear();
  render(<Form />);
});
afterEach(cleanup);

it('the group starts with the values of the form, and submits the checked ones as lists', async () => {
  await tick('30 days');
  await tick('14 days');
  await save();
  expect(send).toHaveBeenLastCalledWith({ remind: ['14', '7'], sendTo: [] });
  await tick('You');
  await save();
  expect(send).toHaveBeenLastCalledWith({ remind: ['14', '7'], sendTo: ['dana'] });
});

it('an error describes the group until a box is checked, and the summary links to the group', async () => {
  await tick('30 days');
  await tick('7 days');
  await save();
  const ids = group().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Days before',
    'Error: Choose when to be reminded',
  ]);
  const boxes = within(group()).getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
  await person.click(screen.getByRole('link', { name: 'Choose when to be reminded' }));
  expect(document.activeElement).toBe(boxes[0]);
  await tick('14 days');
  expect(boxes[1]?.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an uncontrolled group starts with its default value', () => {
  render(<CheckboxGroup legend="Alone" choices={[{ value: 'a', label: 'A' }]} defaultValue={['a']} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'A' }).checked).toBe(true);
});
