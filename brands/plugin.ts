import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getContrastRatio } from '@mui/system/colorManipulator';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { brandSchema, type Brand } from '#domain/brandSchema.ts';
import { themePlugin } from '#haven/theme/themePlugin.ts';
import { darkColors, lightColors } from '#haven/theme/tokens.ts';
import { html } from '#server/platform/markup/html.ts';

const folder = join(process.cwd(), 'brands');

/** Reads and checks `brands/{slug}/brand.json`. @throws {Error} if it is missing, or with the first wrong property */
export function readBrand(slug: string): Brand {
  const file = join(folder, slug, 'brand.json');
  if (!existsSync(file)) {
    const known = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'brand.json')));
    throw new Error(`BRAND must be one of ${known.join(', ')}: there is no brands/${slug}/brand.json.`);
  }
  const parsed = v.safeParse(brandSchema, JSON.parse(readFileSync(file, 'utf8')));
  const [mistake] = parsed.issues
    ? parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
    : [...findMisplaced(slug, parsed.output), ...findLowContrast(parsed.output.colors)];
  if (mistake !== undefined) throw new Error(`brands/${slug}/brand.json: ${mistake}`);
  return parsed.output as Brand;
}

function findMisplaced(slug: string, { slug: own, name, marketplaceName, partners }: Brand): string[] {
  const unknown = Object.keys(partners).filter((key) => !existsSync(`content/partners/${key}.json`));
  return [
    ...(own === slug ? [] : [`slug: it is ${own}, but the folder is called ${slug}.`]),
    ...(marketplaceName.startsWith(name) ? [] : [`marketplaceName: it does not begin with ${name}.`]),
    ...unknown.map((key) => `partners.${key}: there is no content/partners/${key}.json.`),
  ];
}

/** Creates a brand's Vite plugins, which set the alias `#brand`, the application's HTML, the favicon, and the theme. */
export function brandPlugin(slug: string): Plugin[] {
  const brand = readBrand(slug);
  const icon = { name: 'favicon.svg', source: iconOf(brand) };
  const plugin: Plugin = {
    name: 'brand',
    config: () => ({ resolve: { alias: { '#brand': join(folder, slug, 'brand.json') } } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => page.replaceAll(/\{(\w+)\}/g, (text, name) => wordsOf(brand)[name] ?? text),
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${icon.name}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(icon.source);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: icon.name, source: icon.source });
    },
  };
  return [plugin, themePlugin(brand.colors)];
}

/** Returns the values of the placeholders in the application's HTML, by name. */
function wordsOf({ marketplaceName, promise, colors }: Brand): Readonly<Record<string, string>> {
  return {
    marketplace: html`${marketplaceName}`.html,
    promise: html`${promise}`.html,
    lightBeam: colors.light.beam.main,
    darkBeam: colors.dark.beam.main,
  };
}

function iconOf({ mark, colors: { light } }: Brand): string {
  const { beam } = light;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="${beam.main}"/><g transform="translate(2 2)"><path fill="${beam.text}" d="${mark.main}"/><path fill="${beam.accent}" d="${mark.accent}"/></g></svg>\n`;
}

const modes = ['light', 'dark'] as const;
const own = { light: lightColors, dark: darkColors };

/** Minimum contrast ratios of text, and of graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
const textContrast = 4.5;
const graphicsContrast = 3;

/** Returns a message for each brand color that has too little contrast on one of its backgrounds. */
export function findLowContrast(colors: Brand['colors']): string[] {
  return modes.flatMap((mode) => {
    const { page, surface, sunken } = own[mode];
    const { primary, link, tonal, outline, beam, onBeam, avatar, ground } = colors[mode];
    const pairs: readonly (readonly [string, string, readonly string[], number])[] = [
      ['primary.contrastText', primary.contrastText, [primary.main, primary.hover], textContrast],
      ['primary.main', primary.main, [page, surface], textContrast],
      ['link.main', link.main, [page, surface, sunken], textContrast],
      ['link.hover', link.hover, [page, surface, sunken], textContrast],
      ['tonal.contrastText', tonal.contrastText, [tonal.main, tonal.hover], textContrast],
      ['outline', outline, [page, surface], textContrast],
      ['beam.text', beam.text, [beam.main], textContrast],
      ['beam.soft', beam.soft, [beam.main], textContrast],
      ['beam.accent', beam.accent, [beam.main], graphicsContrast],
      ['onBeam.contrastText', onBeam.contrastText, [onBeam.main, onBeam.hover], textContrast],
      ['avatar.contrastText', avatar.contrastText, [avatar.main], textContrast],
      ['ground.text', ground.text, [ground.main], textContrast],
      ['ground.soft', ground.soft, [ground.main], textContrast],
    ];
    return pairs.flatMap(([role, color, fills, least]) =>
      fills
        .map((fill) => ({ fill, contrast: getContrastRatio(color, fill) }))
        .filter(({ contrast }) => contrast < least)
        .map(
          ({ fill, contrast }) =>
            `colors.${mode}.${role}: ${color} on ${fill} has a contrast of ${contrast.toFixed(1)}, but needs ${least}.`,
        ),
    );
  });
}
