// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { RadioCards } from './RadioCards.tsx';

const choices = [
  {
    value: 'client',
    label: 'My business wants offers',
    description: 'See what partners give to firms like yours.',
  },
  { value: 'affiliate', label: 'I refer businesses' },
];

function renderCards(error?: string) {
  const { result } = renderHook(() => useForm<{ type: string }>());
  render(
    <RadioCards
      id="type"
      legend="How will you use the marketplace?"
      choices={choices}
      error={error}
      aria-required
      {...result.current.register('type')}
    />,
  );
  return () => result.current.getValues('type');
}

function group(): HTMLElement {
  return screen.getByRole('radiogroup', { name: 'How will you use the marketplace?' });
}

describe('RadioCards', () => {
  afterEach(cleanup);

  it('names each choice by its label, and describes it by its description', () => {
    renderCards();
    const client = screen.getByRole('radio', { name: 'My business wants offers' });
    const line = document.getElementById(client.getAttribute('aria-describedby') ?? '');
    expect(line?.textContent).toBe('See what partners give to firms like yours.');
    const affiliate = screen.getByRole('radio', { name: 'I refer businesses' });
    expect(affiliate.getAttribute('aria-describedby')).toBeNull();
  });

  it('selects a choice by a press anywhere on its card', async () => {
    const person = userEvent.setup();
    const read = renderCards();
    await person.click(screen.getByText('See what partners give to firms like yours.'));
    expect(read()).toBe('client');
  });

  it('describes the group by its error, and puts the id for the summary on the first choice', () => {
    renderCards('Select how you will use the marketplace');
    expect(group().getAttribute('aria-invalid')).toBe('true');
    expect(group().getAttribute('aria-required')).toBe('true');
    const words = document.getElementById(group().getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('Error: Select how you will use the marketplace');
    expect(document.getElementById('type')).toBe(screen.getAllByRole('radio')[0]);
  });

  it('starts with its default value', () => {
    render(<RadioCards legend="Type" choices={choices} defaultValue="affiliate" />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I refer businesses' }).checked).toBe(true);
  });
});
