// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '#haven/actions/Button.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { Outcome } from './Outcome.tsx';

describe('Outcome', () => {
  afterEach(cleanup);

  it('has a focusable heading, and hides its icons from assistive technology', () => {
    const { container } = render(
      <Outcome tone="success" title="Your email is confirmed" actions={<Button href="/login">Log in</Button>}>
        You can log in now.
      </Outcome>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: 'Your email is confirmed' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(container.querySelectorAll('svg:not([aria-hidden=true])').length).toBe(0);
  });
});

describe('DefinitionList', () => {
  afterEach(cleanup);

  it('shows each term with its description', () => {
    render(
      <DefinitionList
        items={[
          { term: 'Email', description: 'dana@acme.com' },
          { term: 'Application', description: <Chip color="info" label="In review" /> },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Email', 'Application']);
    expect(screen.getAllByRole('definition').map((words) => words.textContent)).toEqual([
      'dana@acme.com',
      'In review',
    ]);
  });
});
