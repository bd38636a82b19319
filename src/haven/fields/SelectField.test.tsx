// @vitest-environment jsdom
import { cleanup, render, renderHook, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { SelectField } from './SelectField.tsx';

function renderSelect(error?: string) {
  const { result } = renderHook(() => useForm({ defaultValues: { heardFrom: '' } }));
  render(
    <SelectField
      label="How did you hear about us?"
      hint="It helps us"
      error={error}
      options={[
        'Search engine',
        { value: 'other', label: 'Other' },
        { label: 'People', options: ['A friend', { value: 'firm', label: 'Another firm' }] },
      ]}
      {...result.current.register('heardFrom')}
    />,
  );
  return () => result.current.getValues('heardFrom');
}

function select(): HTMLSelectElement {
  return screen.getByRole('combobox', { name: 'How did you hear about us?' });
}

describe('SelectField', () => {
  afterEach(cleanup);

  it('starts with an empty choice, which can be selected again', async () => {
    const person = userEvent.setup();
    const read = renderSelect();
    expect(select().selectedOptions[0]?.textContent).toBe('Choose one');
    await person.selectOptions(select(), 'Other');
    expect(read()).toBe('other');
    await person.selectOptions(select(), 'Choose one');
    expect(read()).toBe('');
  });

  it('groups options under a label', async () => {
    const person = userEvent.setup();
    const read = renderSelect();
    const people = screen.getByRole('group', { name: 'People' });
    const names = within(people)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['A friend', 'Another firm']);
    await person.selectOptions(select(), 'Another firm');
    expect(read()).toBe('firm');
  });

  it('describes the control by its hint and error', () => {
    renderSelect('Please enter How did you hear about us?');
    expect(select().getAttribute('aria-invalid')).toBe('true');
    const ids = select().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'It helps us',
      'Error: Please enter How did you hear about us?',
    ]);
  });
});
