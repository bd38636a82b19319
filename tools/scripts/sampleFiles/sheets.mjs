/** Texts of the sample training sheets. They name no brand, so that all brands can use them. */
export const sheets = {
  'first-steps': {
    title: 'First steps',
    lead: 'The first ten minutes in the marketplace.',
    steps: [
      [
        'Log in',
        'Use your email and password, or single sign-on. Tick "Keep me logged in" on a device of your own.',
      ],
      [
        'Look around',
        'The Partners page shows every offer of your company. Categories are at the side, on a phone above.',
      ],
      ['Open an offer', 'Each page says what you get, who can use it and how to redeem it.'],
      ['Start it', 'Press the button of the offer. From then on the card says when your company started.'],
    ],
    good: 'Stuck? The FAQ is at the foot of every page.',
  },
  'find-an-offer': {
    title: 'Find the right offer',
    lead: 'Three ways to it.',
    steps: [
      ['By category', 'Choose one of the categories. The number beside it says how many partners it holds.'],
      [
        'By search',
        'Type a name or a need, such as "generators". The search looks at names, categories and benefits.',
      ],
      ['By its value', 'The line on each card says in a few words what the offer is worth: "Up to 10% off".'],
    ],
    good: 'The category stands in the address of the page: send it to a colleague as it is.',
  },
  'start-an-offer': {
    title: 'Start an offer',
    lead: 'What happens when you press the button.',
    steps: [
      ['Before', 'Looking at an offer tells the partner nothing about you.'],
      [
        'Press the button',
        'Some offers lead to the partner, some show a form or a code. Each page says which.',
      ],
      [
        'What the partner learns',
        'Your name, your email and your company, so that they know whom the offer is for.',
      ],
      ['Afterwards', 'The card says "Started" with the day, for everybody in your company.'],
    ],
    good: 'Questions about an order go to the partner, questions about this site to us.',
  },
  'invite-your-team': {
    title: 'Invite your team',
    lead: 'For owners.',
    steps: [
      ['Open Account settings', 'It is in the menu under your name. Choose Team.'],
      [
        'Add a user',
        'Enter name and email, and choose a role: users see offers, owners also see Account settings.',
      ],
      ['Send the invitation', 'The link in the email works once, for 7 days. You can send it again.'],
      ['When somebody leaves', 'Deactivate them. They can no longer log in, and what they did stays.'],
    ],
    good: 'A company needs at least one owner. Two are better.',
  },
  'keep-certificates': {
    title: 'Keep certificates in order',
    lead: 'For owners.',
    steps: [
      ['Gather them', "Insurance, workers' compensation, licenses, tax or resale certificates, training."],
      ['Add each one', 'Type, holder, issuer and the day on which it expires. A file is optional.'],
      ['Choose reminders', '30, 14 and 7 days before, unless you choose others. Name who gets them.'],
      ['Renew', 'Renewing keeps the old certificate and asks for the new dates.'],
    ],
    good: 'Reminders stop as soon as a certificate is renewed.',
  },
};
