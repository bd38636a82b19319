import useMediaQuery from '@mui/material/useMediaQuery';
import { breakpoints } from '#haven/theme/tokens.ts';

/**
 * Returns the number of columns of the grid of offers, and the estimated height of a row with its gap, in pixels.
 * Duplicates the media queries of OfferGrid.module.css and PartnerCard.module.css.
 */
export function useGridShape() {
  const isThree = useMediaQuery(`(min-width: ${breakpoints.threeCards}px)`);
  const isTwo = useMediaQuery(`(min-width: ${breakpoints.sm}px)`);
  const isRoomy = useMediaQuery(`(min-width: ${breakpoints.md}px)`);
  const isCoarse = useMediaQuery('(pointer: coarse)');
  return {
    columns: isThree ? 3 : isTwo ? 2 : 1,
    row: (isRoomy ? 244 + 24 : 232 + 16) + (isCoarse ? 4 : 0),
  };
}
