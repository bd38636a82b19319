import { getContrastRatio } from '@mui/system/colorManipulator';
import type { Brand } from '#domain/brandSchema.ts';
import { darkColors, lightColors } from '#haven/theme/tokens.ts';

const modes = ['light', 'dark'] as const;
const own = { light: lightColors, dark: darkColors };

/** Least contrast of text, and of parts of drawings (WCAG 2.2, 1.4.3 and 1.4.11). */
const ofText = 4.5;
const ofDrawings = 3;

/** What in the colours of a brand people could not read, a sentence each. */
export function findUnreadable(colours: Brand['colours']): string[] {
  return modes.flatMap((mode) => {
    const { page, surface, sunken } = own[mode];
    const { primary, link, tonal, outline, beam, onBeam, avatar, ground } = colours[mode];
    const pairs: readonly (readonly [string, string, readonly string[], number])[] = [
      ['primary.contrastText', primary.contrastText, [primary.main, primary.hover], ofText],
      ['primary.main', primary.main, [page, surface], ofText],
      ['link.main', link.main, [page, surface, sunken], ofText],
      ['link.hover', link.hover, [page, surface, sunken], ofText],
      ['tonal.contrastText', tonal.contrastText, [tonal.main, tonal.hover], ofText],
      ['outline', outline, [page, surface], ofText],
      ['beam.text', beam.text, [beam.main], ofText],
      ['beam.soft', beam.soft, [beam.main], ofText],
      ['beam.accent', beam.accent, [beam.main], ofDrawings],
      ['onBeam.contrastText', onBeam.contrastText, [onBeam.main, onBeam.hover], ofText],
      ['avatar.contrastText', avatar.contrastText, [avatar.main], ofText],
      ['ground.text', ground.text, [ground.main], ofText],
      ['ground.soft', ground.soft, [ground.main], ofText],
    ];
    return pairs.flatMap(([role, colour, fills, least]) =>
      fills
        .filter((fill) => getContrastRatio(colour, fill) < least)
        .map(
          (fill) =>
            `colours.${mode}.${role}: ${colour} on ${fill} has a contrast of ${getContrastRatio(colour, fill).toFixed(1)}, but needs ${least}.`,
        ),
    );
  });
}
