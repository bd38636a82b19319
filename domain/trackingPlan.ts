import { leadPlaces } from './lead.ts';
import { UserType, userTypeLabels } from './userType.ts';

export interface PlannedProperty {
  readonly type: 'string' | 'integer';
  readonly enum?: readonly string[];
  readonly isRequired: boolean;
  /** Whether the value concerns a person, beside the context that names them anyway. */
  readonly isPersonal: boolean;
  readonly description: string;
}

export interface PlannedEvent {
  readonly owner: 'Growth' | 'Accounts' | 'Partnerships';
  /** Increased with each change of the event's meaning to analysts. */
  readonly version: number;
  readonly since: string;
  readonly properties: Readonly<Record<string, PlannedProperty>>;
}

export type TrackingPlan = Readonly<Record<string, PlannedEvent>>;

/** Maximum of characters of a free text; addresses have up to 320. */
export const longestText = 400;

const required = { isRequired: true, isPersonal: false } as const;
const text = (description: string) => ({ type: 'string', ...required, description }) as const;
const integer = (description: string) => ({ type: 'integer', ...required, description }) as const;
const oneOf = <const Values extends readonly string[]>(description: string, values: Values) =>
  ({ type: 'string', enum: values, ...required, description }) as const;

const offerProperties = {
  partnerId: integer('Id of the partner whose offer it is'),
  partner: text('Name of the partner'),
  place: oneOf('Where the offer stood', leadPlaces),
  category: text('Category that the partner is filed under'),
} as const;

/**
 * The typed tracking plan (contract, "Analytics events"): every event of the product, and its properties. It types
 * the `meta` of the charts (`trackingMeta.ts`), the collector refuses events outside of it, and `npm run funnels`
 * exports it. Browsers do not load it; the words of each event are in `trackingQuestions.ts`.
 */
export const trackingPlan = {
  'Login Visited': { owner: 'Growth', version: 1, since: '2026-11-20', properties: {} },
  'Login Success': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-20',
    properties: { method: oneOf('How the person logged in', ['password', 'sso']) },
  },
  Logout: { owner: 'Growth', version: 1, since: '2026-11-20', properties: {} },
  'Registration Button': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-20',
    properties: { place: oneOf('Where the button stood', ['header', 'landing']) },
  },
  'Registration Visited': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-22',
    properties: { entry: oneOf('Whose address the person came by', ['client', 'affiliate']) },
  },
  'User Type Label Chosen': {
    owner: 'Growth',
    version: 2,
    since: '2026-11-25',
    properties: {
      label: oneOf('Words of the type that was chosen, as the form shows them', [
        userTypeLabels[UserType.Client],
        userTypeLabels[UserType.Affiliate],
      ]),
      via: oneOf('What the type was chosen by', ['form', 'address']),
    },
  },
  'Registration Complete': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-22',
    properties: { userType: oneOf('Type that the person registered as', ['Client', 'Affiliate']) },
  },
  'Registration Cancelled': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-22',
    properties: { step: oneOf('Step of the form that was left', ['type', 'details']) },
  },
  'Email Verified': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-26',
    properties: { next: oneOf('What the person can do next', ['profile', 'logIn']) },
  },
  'Verification Failed': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-26',
    properties: {
      reason: oneOf('What is wrong with the link; failed where the server could not say', [
        'expired',
        'used',
        'superseded',
        'invitationOver',
        'unknown',
        'failed',
      ]),
    },
  },
  'Profile Visited': { owner: 'Growth', version: 1, since: '2026-11-26', properties: {} },
  'Profile Complete': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-26',
    properties: { failures: integer('How many tries to open the form or to send it failed before') },
  },
  'Settings Button': {
    owner: 'Accounts',
    version: 1,
    since: '2026-11-20',
    properties: { roleName: { ...text('Role of the person, by its name'), isPersonal: true } },
  },
  'Add User': { owner: 'Accounts', version: 1, since: '2026-11-22', properties: {} },
  'Add User Complete': { owner: 'Accounts', version: 1, since: '2026-11-22', properties: {} },
  Certificate: { owner: 'Accounts', version: 1, since: '2026-11-22', properties: {} },
  'Call To Action': { owner: 'Partnerships', version: 1, since: '2026-11-20', properties: offerProperties },
  'Learn More': { owner: 'Partnerships', version: 1, since: '2026-11-20', properties: offerProperties },
} as const satisfies TrackingPlan;

export type TrackedEventName = keyof typeof trackingPlan;

export const trackedEventNames = Object.keys(trackingPlan) as readonly TrackedEventName[];

export function isTrackedEventName(name: string): name is TrackedEventName {
  return Object.hasOwn(trackingPlan, name);
}

export function plannedEvent(name: TrackedEventName): PlannedEvent {
  return trackingPlan[name];
}
