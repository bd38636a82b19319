/** Design tokens, in pixels unless stated otherwise. Components read them as CSS variables of the theme. */

export const spacing = [4, 8, 12, 16, 20, 24, 32, 48, 72] as const;

export const radius = { none: '0', control: '4px', surface: '8px', round: '100%' } as const;

export const breakpoints = { sm: 600, md: 768, lg: 1024, threeCards: 1100, xl: 1200 } as const;

/** Media query for a header that is wide enough for its menus; a narrower header has one button for all of them. */
export const wideHeaderQuery = `(min-width: ${breakpoints.md}px)`;

export const fontFamily =
  "'Open Sans Variable', 'Open Sans Fallback', 'Open Sans Fallback Android', 'Open Sans Fallback Linux', system-ui, sans-serif";

export const fontWeights = { regular: 400, semibold: 600 } as const;

export const typeScale = {
  h1: [32, 40, fontWeights.semibold],
  h2: [28, 36, fontWeights.semibold],
  h3: [24, 32, fontWeights.semibold],
  h4: [20, 28, fontWeights.semibold],
  h5: [16, 24, fontWeights.semibold],
  h6: [14, 20, fontWeights.semibold],
  body1: [16, 24, fontWeights.regular],
  body2: [14, 20, fontWeights.regular],
  caption: [12, 16, fontWeights.regular],
} as const satisfies Record<string, readonly [size: number, lineHeight: number, weight: number]>;

export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '320ms',
  enter: 'cubic-bezier(.2,0,0,1)',
  leave: 'cubic-bezier(.4,0,1,1)',
} as const;

/** CSS transform at the start and the end of an animation; `collapse` animates the height instead. */
export const animations = {
  zoom: 'scale(.9)',
  slide: 'translateY(-8px)',
  move: 'translateX(16px)',
  collapse: 'none',
} as const;

export const animationPaces = { fast: motion.fast, mid: motion.base } as const;

/** Delays of a dropdown in milliseconds: from the start of hovering until it opens, from its end until it closes. */
export const dropdownDelay = { open: 150, close: 100 } as const;
export const popupDelay = { open: 100, close: 100 } as const;
export const tooltipDelay = { open: 100, close: 100 } as const;

export const headerHeight = 54;

export const dropdownWidth = 160;

export const tooltipWidth = 250;

/** Width of notices in pixels, and their z-index. */
export const noticeLayout = { width: 384, layer: 9999 } as const;

export const sidebarWidth = { expanded: 200, collapsed: 80 } as const;

export const navigationItemSizes = {
  large: { height: 44, type: 'body1' },
  middle: { height: 40, type: 'body2' },
} as const satisfies Record<string, { height: number; type: keyof typeof typeScale }>;

/** Indent of each level of a menu in pixels: of an inline menu, and of any other. */
export const inlineIndent = 15;
export const menuIndent = 24;

export const spinnerSize = { small: 16, middle: 24, large: 36, xLarge: 48 } as const;

/** Default text of the spinners `large` and `xLarge`. */
export const spinnerText = 'Loading...';

export const spinnerContentHeight = 400;

interface Pressable {
  readonly main: string;
  readonly hover: string;
  readonly contrastText: string;
}

/** The colors of a brand in one color scheme, as in `domain/brandSchema.ts`. */
export interface BrandColors {
  readonly primary: Pressable;
  /** For drawings and ribbons only, since it is too pale for text. */
  readonly secondary: string;
  readonly link: { readonly main: string; readonly hover: string };
  readonly tonal: Pressable;
  readonly outline: string;
  /** Header and hero: the fill `main`, and the colors on it. */
  readonly beam: Readonly<Record<'main' | 'text' | 'soft' | 'accent', string>>;
  readonly onBeam: Pressable;
  readonly avatar: { readonly main: string; readonly contrastText: string };
  /** Footer: the fill `main`, and the colors on it. */
  readonly ground: { readonly main: string; readonly text: string; readonly soft: string };
  readonly dimension: string;
  readonly post: string;
  readonly lintel: string;
}

/** The colors that all brands share. A `tint` fills banners and chips whose text or icon has the color `main`. */
export const lightColors = {
  page: '#eceff1',
  surface: '#ffffff',
  sunken: '#f5f7f8',
  text: '#1a2433',
  muted: '#596673',
  control: '#78858f',
  line: '#dbe1e6',
  lineSoft: '#e7ebee',
  error: { main: '#c62828', tint: '#fdeeed' },
  success: { main: '#1b7a3d', tint: '#e7f4ec' },
  warning: { main: '#8a5a00', tint: '#fbf2df' },
  info: { main: '#22668e', tint: '#e4f0f8' },
  neutral: { main: '#4d5a66', tint: '#e9edf0' },
  skeleton: '#e3e8ec',
};

export const darkColors: typeof lightColors = {
  page: '#0f1822',
  surface: '#17222e',
  sunken: '#121c27',
  text: '#e8eef4',
  muted: '#a6b4c1',
  control: '#75869a',
  line: '#2b3948',
  lineSoft: '#233140',
  error: { main: '#ff9c94', tint: '#43201f' },
  success: { main: '#7fd49f', tint: '#173527' },
  warning: { main: '#efc06c', tint: '#3a2e14' },
  info: { main: '#82c1e8', tint: '#163449' },
  neutral: { main: '#c3ced8', tint: '#2a3846' },
  skeleton: '#263443',
};

/** The line around every surface, and the shadows of the three levels above the page. */
export const lightElevation = {
  edge: '0 0 0 1px rgb(16 36 66 / 7%)',
  e1: '0 1px 2px rgb(16 36 66 / 6%), 0 2px 6px rgb(16 36 66 / 4%)',
  e2: '0 2px 4px rgb(16 36 66 / 6%), 0 12px 28px rgb(16 36 66 / 12%)',
  e3: '0 4px 12px rgb(16 36 66 / 10%), 0 24px 56px rgb(16 36 66 / 20%)',
};

export const darkElevation: typeof lightElevation = {
  edge: '0 0 0 1px rgb(255 255 255 / 7%)',
  e1: '0 1px 2px rgb(0 0 0 / 30%)',
  e2: '0 2px 6px rgb(0 0 0 / 35%), 0 14px 32px rgb(0 0 0 / 40%)',
  e3: '0 4px 12px rgb(0 0 0 / 40%), 0 24px 56px rgb(0 0 0 / 60%)',
};
