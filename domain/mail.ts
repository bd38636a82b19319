/** What became of a mail: it went out, is tried again, was given up, or a newer one is sent in its place. */
export const mailStates = ['sent', 'failing', 'givenUp', 'replaced'] as const;

export type MailState = (typeof mailStates)[number];
