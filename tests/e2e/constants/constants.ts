import { componentConstants } from './componentConstants.ts';
import type { Constants } from './constant.ts';
import { siteConstants } from './siteConstants.ts';
import { themeConstants } from './themeConstants.ts';

/** All constants of the spec's section 9, by sentence. */
export const constants: Constants = { ...siteConstants, ...themeConstants, ...componentConstants };
