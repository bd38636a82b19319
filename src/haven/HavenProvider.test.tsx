import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import brand from '#brand' with { type: 'json' };
import { Button } from './Button.tsx';
import { Disclosure } from './Disclosure.tsx';
import { FullScreenMenu } from './FullScreenMenu.tsx';
import { HavenProvider } from './HavenProvider.tsx';
import { MenuItem } from './MenuItem.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { PasswordField } from './PasswordField.tsx';
import { createHavenTheme } from './theme.ts';
import { themeStyles } from './themeStyles.ts';

it('renders where there is no browser, and carries the nonce', () => {
  const html = renderToString(
    <HavenProvider
      theme={createHavenTheme(brand.colours)}
      linkComponent={(props) => <a {...props}>{props.children}</a>}
      nonce="n0nce"
    >
      <Button href="/register">Register</Button>
      <PasswordField label="Password" />
      <Disclosure face="Menu">
        <MenuItem>Logout</MenuItem>
      </Disclosure>
      <FullScreenMenu>
        <MenuItem>Logout</MenuItem>
      </FullScreenMenu>
      <NavigationMenu label="Site" items={[{ label: 'Home', href: '/home' }]} inlineCollapsed />
    </HavenProvider>,
  );
  expect(globalThis).not.toHaveProperty('window');
  expect(html).toContain('href="/register"');
  const styles = html.match(/<style[^>]*>/g) ?? [];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((tag) => !tag.includes('nonce="n0nce"'))).toEqual([]);
});

it('takes its styles of both color schemes from the build, under every class of ours', () => {
  const styles = themeStyles(brand.colours);
  expect(styles).toMatch(/@media \(prefers-color-scheme:\s*dark\)/);
  for (const { beam } of [brand.colours.light, brand.colours.dark])
    expect(styles).toContain(`--haven-palette-beam-main:${beam.main};`);
  expect(styles).toContain('box-sizing:');
  expect(styles.split('\n').filter((line) => !line.startsWith('@layer mui{'))).toEqual([]);
});
