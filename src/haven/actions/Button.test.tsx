// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import brand from '#brand' with { type: 'json' };
import { Button } from './Button.tsx';
import { HavenProvider } from '#haven/theme/HavenProvider.tsx';
import { Link } from './Link.tsx';
import { createHavenTheme } from '#haven/theme/theme.ts';

function RouterLink(props: ComponentProps<'a'>) {
  return (
    <a {...props} data-router>
      {props.children}
    </a>
  );
}

describe('Button', () => {
  afterEach(cleanup);

  it('ignores presses and submits no form while busy', () => {
    const press = vi.fn<() => void>();
    const submit = vi.fn<() => void>();
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Sending…
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Sending…' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('forwards its ref', () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>();
    render(<Button ref={ref}>Send</Button>);
    expect(ref).toHaveBeenCalledWith(screen.getByRole('button'));
  });
});

function isRouted(name: string): boolean {
  return screen.getByRole('link', { name }).hasAttribute('data-router');
}

describe('links', () => {
  afterEach(cleanup);

  it('use the router for pages of the app, and a new tab with noopener for other sites', () => {
    render(
      <HavenProvider theme={createHavenTheme(brand.colors)} linkComponent={RouterLink}>
        <Button href="/register">Register</Button>
        <Link href="/faq">FAQ</Link>
        <Link href="mailto:help@lintel.example">Help</Link>
        <Link href="https://news.example">Newsletter</Link>
        <Button href="https://partner.example">Quote</Button>
        <Button href="https://identity.example" sameTab>
          Single sign-on
        </Button>
        <Button href="/sso/login" sameTab>
          Single sign-on here
        </Button>
      </HavenProvider>,
    );
    expect(isRouted('Register')).toBe(true);
    expect(isRouted('FAQ')).toBe(true);
    expect(isRouted('Help')).toBe(false);
    for (const name of [/^Newsletter ?\(opens in a new tab\)$/, /^Quote ?\(opens in a new tab\)$/]) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
    for (const name of ['Single sign-on', 'Single sign-on here']) {
      expect(isRouted(name)).toBe(false);
      expect(screen.getByRole('link', { name }).getAttribute('target')).toBeNull();
    }
  });
});
