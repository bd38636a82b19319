/** Says when a partner gets a phone number; shown at registration, on the landing page, on offers, and in the FAQ. */
export const phoneSharing = 'Partners get your phone number only when you ask one of them to call you.';
