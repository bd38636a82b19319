// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DayRangeForm } from './DayRangeForm.tsx';
import { emptyDayRange, useDayRange, type DayRange } from './useDayRange.ts';

function Days({ shown }: { shown: DayRange }) {
  const days = useDayRange({ shown, isOpen: true });
  return (
    <>
      <DayRangeForm label="From" days={days} onShow={() => {}} />
      <button type="button" onClick={() => days.reset(emptyDayRange)}>
        Forget
      </button>
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typeDay = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const values = () => [field('From').value, field('To').value];

afterEach(cleanup);

it('a typed day stays when the shown days change', () => {
  const { rerender } = render(<Days shown={{ from: '', to: '' }} />);
  typeDay('From', '2026-02-01');
  typeDay('To', '2026-02-09');
  rerender(<Days shown={{ from: '2026-02-01', to: '' }} />);
  expect(values()).toEqual(['2026-02-01', '2026-02-09']);
  typeDay('From', '2026-02-10');
  rerender(<Days shown={{ from: '2026-02-02', to: '' }} />);
  expect(values()).toEqual(['2026-02-10', '2026-02-09']);
  expect(screen.getByText('Enter a day on or after the first one.')).toBeDefined();
});

it('a day that is typed after a reset stays when the reset is shown', () => {
  const { rerender } = render(<Days shown={{ from: '2026-02-01', to: '2026-02-02' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
  typeDay('To', '2026-02-02');
  rerender(<Days shown={{ from: '', to: '' }} />);
  expect(values()).toEqual(['', '2026-02-02']);
});

it('a field whose day was typed and reverted follows the shown days', () => {
  const { rerender } = render(<Days shown={{ from: '2026-02-01', to: '2026-02-02' }} />);
  typeDay('From', '2026-02-05');
  typeDay('From', '2026-02-01');
  rerender(<Days shown={{ from: '', to: '' }} />);
  expect(values()).toEqual(['', '']);
});

it('an unchanged field follows the shown days', () => {
  const { rerender } = render(<Days shown={{ from: '2026-02-01', to: '2026-02-02' }} />);
  rerender(<Days shown={{ from: '', to: '' }} />);
  expect(values()).toEqual(['', '']);
  rerender(<Days shown={{ from: '2026-03-02', to: '2026-03-01' }} />);
  expect(values()).toEqual(['2026-03-02', '2026-03-01']);
  expect(screen.getByText('Enter a day on or after the first one.')).toBeDefined();
});
