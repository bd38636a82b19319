// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LinkComponentProvider } from '#haven/actions/Link.tsx';
import { SectionTabs } from './SectionTabs.tsx';

afterEach(cleanup);

function RouterLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} data-router>
      {children}
    </a>
  );
}

it('the tabs link to each section through the router, and mark the current one', () => {
  render(
    <LinkComponentProvider value={RouterLink}>
      <SectionTabs
        label="Account settings"
        sections={[
          { href: '/account?tab=team', label: 'Team' },
          { href: '/account?tab=company', label: 'Company', current: true },
        ]}
      />
    </LinkComponentProvider>,
  );
  const tabs = within(screen.getByRole('navigation', { name: 'Account settings' })).getAllByRole('link');
  expect(
    tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
  ).toEqual([
    ['Team', '/account?tab=team', null],
    ['Company', '/account?tab=company', 'page'],
  ]);
  expect(tabs.every((tab) => 'router' in tab.dataset)).toBe(true);
});
