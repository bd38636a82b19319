/** What became of a mail: it went out, is tried again, or was given up. */
export const mailStates = ['sent', 'failing', 'givenUp'] as const;

export type MailState = (typeof mailStates)[number];
