// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StepProgress } from './StepProgress.tsx';

afterEach(cleanup);

it('the step describes the heading, and its segments are hidden from assistive technology', () => {
  const { container } = render(<StepProgress step={1} of={2} title="Create your account" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Create your account' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
  const words = document.getElementById(heading.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Step 1 of 2');
  expect(container.querySelectorAll('[aria-hidden=true] > span').length).toBe(2);
});
