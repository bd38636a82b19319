import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';

/** Rules of an applicant's answer. */
export const answerSchema = v.object({ answer: requiredText('Answer', limits.applicationWordsLength) });
