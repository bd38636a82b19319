import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import brand from '#brand' with { type: 'json' };
import { Button } from '#haven/actions/Button.tsx';
import { Dropdown } from '#haven/navigation/Dropdown.tsx';
import { FullScreenMenu } from '#haven/navigation/FullScreenMenu.tsx';
import { HavenProvider } from './HavenProvider.tsx';
import { PasswordField } from '#haven/fields/PasswordField.tsx';
import { MenuEntry } from '#haven/navigation/MenuEntry.tsx';
import { NavigationMenu } from '#haven/navigation/NavigationMenu.tsx';
import { createHavenTheme } from './theme.ts';
import { createThemeStyles } from './createThemeStyles.ts';

it('components render on the server, with the nonce on their styles', () => {
  const html = renderToString(
    <HavenProvider
      theme={createHavenTheme(brand.colors)}
      linkComponent={(props) => <a {...props}>{props.children}</a>}
      nonce="n0nce"
    >
      <Button href="/register">Register</Button>
      <PasswordField label="Password" />
      <Dropdown face="Menu">
        <MenuEntry>Logout</MenuEntry>
      </Dropdown>
      <FullScreenMenu>
        <MenuEntry>Logout</MenuEntry>
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

it('the theme styles contain both color schemes, in a CSS layer below the classes of the product', () => {
  const styles = createThemeStyles(brand.colors);
  expect(styles).toMatch(/@media \(prefers-color-scheme:\s*dark\)/);
  for (const { beam } of [brand.colors.light, brand.colors.dark])
    expect(styles).toContain(`--haven-palette-beam-main:${beam.main};`);
  expect(styles).toContain('box-sizing:');
  expect(styles.split('\n').filter((line) => !line.startsWith('@layer mui{'))).toEqual([]);
});
