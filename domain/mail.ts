/** States of a mail: sent, failing (it will be retried), given up, or replaced by a newer mail. */
export const mailStates = ['sent', 'failing', 'givenUp', 'replaced'] as const;

export type MailState = (typeof mailStates)[number];
