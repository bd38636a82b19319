import { componentConstants } from './componentConstants.ts';
import type { Constants } from './constant.ts';
import { siteConstants } from './siteConstants.ts';
import { themeConstants } from './themeConstants.ts';

/** The spec's section 9, sentence by sentence: the one list of its constants. */
export const constants: Constants = { ...siteConstants, ...themeConstants, ...componentConstants };
