import type { TrackedEventName } from './trackingPlan.ts';

interface TrackedQuestion {
  readonly funnel: 'logIn' | 'registration' | 'verification' | 'profile' | 'settings' | 'offers';
  readonly trigger: string;
  readonly question: string;
}

export const trackingQuestions: Readonly<Record<TrackedEventName, TrackedQuestion>> = {
  'Login Visited': {
    funnel: 'logIn',
    trigger: 'The log-in page opens',
    question: 'How many people set out to log in?',
  },
  'Login Success': {
    funnel: 'logIn',
    trigger: 'A session begins; a session found again in the browser does not count',
    question: 'How many who set out arrive, and by which method?',
  },
  Logout: { funnel: 'logIn', trigger: 'The person logs out', question: 'How many leave on purpose?' },
  'Registration Button': {
    funnel: 'registration',
    trigger: 'Register is pressed',
    question: 'Which place brings people to registration?',
  },
  'Registration Visited': {
    funnel: 'registration',
    trigger: 'The registration page opens',
    question: 'How many people set out to register, as what?',
  },
  'User Type Label Chosen': {
    funnel: 'registration',
    trigger: 'The person continues with a type, chosen in the form or by the address they opened',
    question: 'How many want offers, how many refer others, and where do they choose?',
  },
  'Registration Complete': {
    funnel: 'registration',
    trigger: 'The server confirmed',
    question: 'How many who set out arrive?',
  },
  'Registration Cancelled': {
    funnel: 'registration',
    trigger: 'The person cancels; if they typed something, they confirm it',
    question: 'At which step do people give up?',
  },
  'Email Verified': {
    funnel: 'verification',
    trigger: 'The server confirmed the address',
    question: 'How many confirm their address, and how many of them still have a profile to complete?',
  },
  'Verification Failed': {
    funnel: 'verification',
    trigger: 'The link that the person followed does not confirm the address',
    question: 'Why do links not work?',
  },
  'Profile Visited': {
    funnel: 'profile',
    trigger: 'The profile page opens for somebody with a link or ticket',
    question: 'How many people set out to complete their profile?',
  },
  'Profile Complete': {
    funnel: 'profile',
    trigger: 'The server confirmed the profile',
    question: 'How many who set out arrive, and after how many tries that failed?',
  },
  'Settings Button': {
    funnel: 'settings',
    trigger: 'Account settings is chosen in the menu',
    question: 'Who opens the account settings?',
  },
  'Add User': {
    funnel: 'settings',
    trigger: 'The form that invites somebody opens',
    question: 'How many owners set out to add people?',
  },
  'Add User Complete': {
    funnel: 'settings',
    trigger: 'The server confirmed the invitation',
    question: 'How many who set out arrive?',
  },
  Certificate: {
    funnel: 'settings',
    trigger: 'The certificates section opens',
    question: 'How many owners look after their certificates here?',
  },
  'Call To Action': {
    funnel: 'offers',
    trigger: 'The call-to-action of a card or a partner page is pressed',
    question: 'Which offers are taken up?',
  },
  'Learn More': {
    funnel: 'offers',
    trigger: 'The learn-more link of a card or a partner page is followed',
    question: 'Which offers make people curious?',
  },
};
