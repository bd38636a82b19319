// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DayRangeForm } from './DayRangeForm.tsx';
import { allDays, useDayRange, type DayRange } from './useDayRange.ts';

function Days({ shown }: { shown: DayRange }) {
  const days = useDayRange({ shown, isDay: () => true, allowed: 'of any year', isOpen: true });
  return (
    <>
      <DayRangeForm label="From" days={days} onShow={() => {}} />
      <button type="button" onClick={() => days.reset(allDays)}>
        Forget
      </button>
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typeDay = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const values = () => [field('From').value, field('To').value];

afterEach(cleanup);

it('keeps a day that is typed before the days asked for are shown', () => {
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

it('keeps a day that is typed again after the days were taken back, before none are shown', () => {
  const { rerender } = render(<Days shown={{ from: '2026-02-01', to: '2026-02-02' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
  typeDay('To', '2026-02-02');
  rerender(<Days shown={{ from: '', to: '' }} />);
  expect(values()).toEqual(['', '2026-02-02']);
});

it('follows the days that are shown in a field whose day was typed and taken back', () => {
  const { rerender } = render(<Days shown={{ from: '2026-02-01', to: '2026-02-02' }} />);
  typeDay('From', '2026-02-05');
  typeDay('From', '2026-02-01');
  rerender(<Days shown={{ from: '', to: '' }} />);
  expect(values()).toEqual(['', '']);
});

it('follows the days that are shown in fields that nobody has typed into', () => {
  const { rerender } = render(<Days shown={{ from: '2026-02-01', to: '2026-02-02' }} />);
  rerender(<Days shown={{ from: '', to: '' }} />);
  expect(values()).toEqual(['', '']);
  rerender(<Days shown={{ from: '2026-03-02', to: '2026-03-01' }} />);
  expect(values()).toEqual(['2026-03-02', '2026-03-01']);
  expect(screen.getByText('Enter a day on or after the first one.')).toBeDefined();
});
