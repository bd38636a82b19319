/** States of a mail: sent, being retried, given up, or replaced by a newer one. */
export const mailStates = ['sent', 'failing', 'givenUp', 'replaced'] as const;

export type MailState = (typeof mailStates)[number];
