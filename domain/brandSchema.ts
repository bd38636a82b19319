import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const webAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const color = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/, 'A color is written as #rrggbb, in small letters.'),
);
const pressable = v.object({ main: color, hover: color, contrastText: color });
const pathData = v.pipe(v.string(), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$/, 'This is SVG path data.'));
const namedPage = v.object({ name: words, url: webAddress });

/** The colors of a brand in one color scheme; `src/haven/theme/tokens.ts` lists the uses of each. */
const colorsSchema = v.object({
  primary: pressable,
  secondary: color,
  link: v.object({ main: color, hover: color }),
  tonal: pressable,
  outline: color,
  beam: v.object({ main: color, text: color, soft: color, accent: color }),
  onBeam: pressable,
  avatar: v.object({ main: color, contrastText: color }),
  ground: v.object({ main: color, text: color, soft: color }),
  dimension: color,
  post: color,
  lintel: color,
});

/** The texts and looks of a brand, in `brands/{slug}/brand.json` (requirements 1.6). */
export const brandSchema = v.object({
  name: words,
  /** Id of the brand: the name of its folder, and a part of paths, cookie names, and tokens. */
  slug: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{1,19}$/, 'A slug is 2 to 20 small letters and digits.')),
  /** Full name of the product; begins with `name`. */
  marketplaceName: words,
  /** The area name that analytics uses (spec section 1). */
  analyticsArea: words,
  promise: words,
  callLine: words,
  singleSignOnName: words,
  supportEmail: v.pipe(v.string(), v.email()),
  newsletterUrl: webAddress,
  social: v.array(v.object({ name: words, url: webAddress })),
  legal: v.object({ privacy: namedPage, terms: namedPage, licenses: namedPage }),
  /** SVG path data of the logo in a box of 28 by 28: the part in the text color, and the part in the accent color. */
  mark: v.object({ main: pathData, accent: pathData }),
  colors: v.object({ light: colorsSchema, dark: colorsSchema }),
  /** Texts of partners' cards, by `content` of the `Partner`; absent texts are those of `domain/partner.ts`. */
  partners: v.record(
    v.string(),
    v.object({ benefit: v.exactOptional(words), value: v.exactOptional(v.pipe(words, v.maxLength(24))) }),
  ),
});

export type Brand = Readonly<v.InferOutput<typeof brandSchema>>;
