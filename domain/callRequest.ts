import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';
import { createPhoneSchema } from './phone.ts';
import { optionalText } from './textFields.ts';

/** Times of day for a call, in the person's time zone. */
export const callTimes = ['morning', 'midday', 'afternoon', 'evening'] as const;

export type CallTime = (typeof callTimes)[number];

export const callTimeLabels: Readonly<Record<CallTime, string>> = {
  morning: 'Morning, 8 to 11 AM',
  midday: 'Midday, 11 AM to 2 PM',
  afternoon: 'Afternoon, 2 to 5 PM',
  evening: 'Evening, 5 to 7 PM',
};

export const callRequestLabels = { phone: 'Phone', bestTime: 'Best time to call', note: 'Note' } as const;

/** Checks the form that asks a partner for a call (screens 2.14), in browser and server. */
export const callRequestSchema = v.object({
  phone: createPhoneSchema(callRequestLabels.phone),
  bestTime: v.pipe(
    v.nullish(v.string(), ''),
    v.picklist(callTimes, formMessages.required(callRequestLabels.bestTime)),
  ),
  note: optionalText(callRequestLabels.note, limits.messageLength),
});

export type CallRequest = v.InferOutput<typeof callRequestSchema>;
