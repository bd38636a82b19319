/** Sentence on when partners get a phone number, for forms, the landing page, and offers; the FAQ repeats it. */
export const phoneSharingText = 'Partners get your phone number only when you ask one of them to call you.';
