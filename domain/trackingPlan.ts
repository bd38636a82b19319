import { leadPlaces } from './lead.ts';
import { UserType, userTypeLabels } from './userType.ts';

export interface PlannedProperty {
  readonly type: 'string' | 'integer';
  readonly enum?: readonly string[];
  readonly isRequired: boolean;
  /** Whether the value is personal, in addition to the context, which identifies the person anyway. */
  readonly isPersonal: boolean;
  readonly description: string;
}

export interface PlannedEvent {
  readonly funnel: 'logIn' | 'registration' | 'verification' | 'profile' | 'settings' | 'offers';
  readonly trigger: string;
  readonly question: string;
  readonly owner: 'Growth' | 'Accounts' | 'Partnerships';
  /** Increases with each change of the event's meaning. */
  readonly version: number;
  readonly since: string;
  readonly properties: Readonly<Record<string, PlannedProperty>>;
}

/** Maximal length of a free text in an event, more than that of an email address (320). */
export const maxTextLength = 400;

const release = (owner: PlannedEvent['owner'], since: string, version = 1) => ({ owner, since, version });

const required = { isRequired: true, isPersonal: false } as const;
const text = (description: string) => ({ type: 'string', ...required, description }) as const;
const integer = (description: string) => ({ type: 'integer', ...required, description }) as const;
const oneOf = <const Values extends readonly string[]>(description: string, values: Values) =>
  ({ type: 'string', enum: values, ...required, description }) as const;

const offerProperties = {
  partnerId: integer('Id of the partner with the offer'),
  partner: text('Name of the partner'),
  place: oneOf('Where the offer was shown', leadPlaces),
  category: text('Category of the partner'),
} as const;

/**
 * The typed tracking plan (contract, "Analytics events"): every event of the product, and its properties. It types the
 * `meta` of the charts (`trackingMeta.ts`), the collector refuses events outside of it, and `npm run funnels` exports
 * it. Browsers do not load it.
 */
export const trackingPlan = {
  'Login Visited': {
    funnel: 'logIn',
    trigger: 'The log-in page opens',
    question: 'How many people start to log in?',
    ...release('Growth', '2026-11-20'),
    properties: {},
  },
  'Login Success': {
    funnel: 'logIn',
    trigger: 'A session begins; a session found again in the browser does not count',
    question: 'How many of them succeed, and by which method?',
    ...release('Growth', '2026-11-20'),
    properties: { method: oneOf('How the person logged in', ['password', 'sso']) },
  },
  Logout: {
    funnel: 'logIn',
    trigger: 'The person logs out',
    question: 'How many leave on purpose?',
    ...release('Growth', '2026-11-20'),
    properties: {},
  },
  'Registration Button': {
    funnel: 'registration',
    trigger: 'Register is pressed',
    question: 'Which place brings people to registration?',
    ...release('Growth', '2026-11-20'),
    properties: { place: oneOf('Where the button was shown', ['header', 'landing']) },
  },
  'Registration Visited': {
    funnel: 'registration',
    trigger: 'The registration page opens',
    question: 'How many people start to register, and as which type?',
    ...release('Growth', '2026-11-22'),
    properties: { entry: oneOf('Address by which the person came', ['client', 'affiliate']) },
  },
  'User Type Label Chosen': {
    funnel: 'registration',
    trigger: 'The person continues with a type, chosen in the form or by the address they opened',
    question: 'How many want offers, how many refer others, and where do they choose?',
    ...release('Growth', '2026-11-25', 2),
    properties: {
      label: oneOf('Label of the chosen type, as the form shows it', [
        userTypeLabels[UserType.Client],
        userTypeLabels[UserType.Affiliate],
      ]),
      via: oneOf('How the type was chosen', ['form', 'address']),
    },
  },
  'Registration Complete': {
    funnel: 'registration',
    trigger: 'The server confirms the registration',
    question: 'How many of them succeed?',
    ...release('Growth', '2026-11-22'),
    properties: { userType: oneOf('Type of the registration', ['Client', 'Affiliate']) },
  },
  'Registration Cancelled': {
    funnel: 'registration',
    trigger: 'The person cancels; if they typed something, they confirm it',
    question: 'At which step do people give up?',
    ...release('Growth', '2026-11-22'),
    properties: { step: oneOf('Step of the form at which the person cancelled', ['type', 'details']) },
  },
  'Email Verified': {
    funnel: 'verification',
    trigger: 'The server confirms the address',
    question: 'How many confirm their address, and how many of them still have a profile to complete?',
    ...release('Growth', '2026-11-26'),
    properties: { next: oneOf('What the person can do next', ['profile', 'logIn']) },
  },
  'Verification Failed': {
    funnel: 'verification',
    trigger: 'The link that the person followed does not confirm the address',
    question: 'Why do links not work?',
    ...release('Growth', '2026-11-26'),
    properties: {
      reason: oneOf('Why the link fails; failed if the server could not say', [
        'expired',
        'used',
        'superseded',
        'invitationOver',
        'unknown',
        'failed',
      ]),
    },
  },
  'Profile Visited': {
    funnel: 'profile',
    trigger: 'The profile page opens for somebody with a link or ticket',
    question: 'How many people start to complete their profile?',
    ...release('Growth', '2026-11-26'),
    properties: {},
  },
  'Profile Complete': {
    funnel: 'profile',
    trigger: 'The server confirms the profile',
    question: 'How many of them succeed, and after how many failed tries?',
    ...release('Growth', '2026-11-26'),
    properties: { failures: integer('Number of failed tries to load or send the form') },
  },
  'Settings Button': {
    funnel: 'settings',
    trigger: 'Account settings is chosen in the menu',
    question: 'Who opens the account settings?',
    ...release('Accounts', '2026-11-20'),
    properties: { roleName: { ...text('Name of the role of the person'), isPersonal: true } },
  },
  'Add User': {
    funnel: 'settings',
    trigger: 'The form that invites somebody opens',
    question: 'How many owners start to add people?',
    ...release('Accounts', '2026-11-22'),
    properties: {},
  },
  'Add User Complete': {
    funnel: 'settings',
    trigger: 'The server confirms the invitation',
    question: 'How many of them succeed?',
    ...release('Accounts', '2026-11-22'),
    properties: {},
  },
  Certificate: {
    funnel: 'settings',
    trigger: 'The certificates section opens',
    question: 'How many owners manage their certificates here?',
    ...release('Accounts', '2026-11-22'),
    properties: {},
  },
  'Call To Action': {
    funnel: 'offers',
    trigger: 'The call-to-action of a card or a partner page is pressed',
    question: 'Which offers are taken up?',
    ...release('Partnerships', '2026-11-20'),
    properties: offerProperties,
  },
  'Learn More': {
    funnel: 'offers',
    trigger: 'The learn-more link of a card or a partner page is followed',
    question: 'Which offers make people curious?',
    ...release('Partnerships', '2026-11-20'),
    properties: offerProperties,
  },
} as const satisfies Readonly<Record<string, PlannedEvent>>;

export type TrackedEventName = keyof typeof trackingPlan;

export const trackedEventNames = Object.keys(trackingPlan) as readonly TrackedEventName[];

export function isTrackedEventName(name: string): name is TrackedEventName {
  return Object.hasOwn(trackingPlan, name);
}

export function plannedEvent(name: TrackedEventName): PlannedEvent {
  return trackingPlan[name];
}
