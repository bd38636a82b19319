import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';
import { createPhoneSchema } from './phone.ts';
import { optionalText } from './textFields.ts';

/** Times of day for a call, in the person's time zone. */
export const phoneCallTimes = ['morning', 'midday', 'afternoon', 'evening'] as const;

export type PhoneCallTime = (typeof phoneCallTimes)[number];

export const phoneCallTimeLabels: Readonly<Record<PhoneCallTime, string>> = {
  morning: 'Morning, 8 to 11 AM',
  midday: 'Midday, 11 AM to 2 PM',
  afternoon: 'Afternoon, 2 to 5 PM',
  evening: 'Evening, 5 to 7 PM',
};

export const phoneCallRequestLabels = {
  phone: 'Phone',
  bestTime: 'Best time to call',
  note: 'Note',
} as const;

/** Checks the form that asks a partner for a call (screens 2.14), in browser and server. */
export const phoneCallRequestSchema = v.object({
  phone: createPhoneSchema(phoneCallRequestLabels.phone),
  bestTime: v.pipe(
    v.nullish(v.string(), ''),
    v.picklist(phoneCallTimes, formMessages.required(phoneCallRequestLabels.bestTime)),
  ),
  note: optionalText(phoneCallRequestLabels.note, limits.messageLength),
});

export type PhoneCallRequest = v.InferOutput<typeof phoneCallRequestSchema>;
