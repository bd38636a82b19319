// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextArea } from './TextArea.tsx';

function renderArea(typed: number, error?: string) {
  render(<TextArea label="Why?" hint="In short" error={error} count={{ typed, most: 1_000 }} />);
}

describe('TextArea', () => {
  afterEach(cleanup);

  it('describes the control by its hint, error and limit', () => {
    renderArea(0, 'Please enter Why?');
    const area = screen.getByRole('textbox', { name: 'Why?' });
    expect(area.getAttribute('aria-invalid')).toBe('true');
    const ids = area.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'In short',
      'Error: Please enter Why?',
      'You can enter up to 1000 characters',
    ]);
  });

  it.each([
    [0, '1000 characters left', ''],
    [899, '101 characters left', ''],
    [900, '100 characters left', '100 characters left, or fewer'],
    [979, '21 characters left', '100 characters left, or fewer'],
    [980, '20 characters left', '20 characters left, or fewer'],
    [999, '1 character left', '20 characters left, or fewer'],
    [1_000, '0 characters left', '20 characters left, or fewer'],
    [1_002, '2 characters too many', 'That is more than 1000 characters'],
  ])('with %i characters shows "%s" and announces "%s"', (typed, shown, announced) => {
    renderArea(typed);
    expect(screen.getByText(shown)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe(announced);
  });
});
