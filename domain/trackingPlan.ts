import { leadPlaces } from './lead.ts';
import { UserType, userTypeLabels } from './userType.ts';

export interface PlannedProperty {
  readonly type: 'string' | 'integer';
  /** Every value that it may have; without it, any of the type. */
  readonly enum?: readonly string[];
  /** Whether the event is refused without it. */
  readonly isRequired: boolean;
  /** Whether the value says something about a person, beside the context that names them anyway. */
  readonly isPersonal: boolean;
  readonly description: string;
}

export interface PlannedEvent {
  /** The team that decides about a change. */
  readonly owner: 'Growth' | 'Accounts' | 'Partnerships';
  /** One more with each change of what an analyst would read from the event. */
  readonly version: number;
  /** The day from which this version is sent. */
  readonly since: string;
  readonly properties: Readonly<Record<string, PlannedProperty>>;
}

export type TrackingPlan = Readonly<Record<string, PlannedEvent>>;

/** The most characters of a text that is not one of several; addresses have up to 320. */
export const longestText = 400;

const offerProperties = {
  partnerId: {
    type: 'integer',
    isRequired: true,
    isPersonal: false,
    description: 'Id of the partner whose offer it is',
  },
  partner: { type: 'string', isRequired: true, isPersonal: false, description: 'Name of the partner' },
  place: {
    type: 'string',
    enum: leadPlaces,
    isRequired: true,
    isPersonal: false,
    description: 'Where the offer stood',
  },
  category: {
    type: 'string',
    isRequired: true,
    isPersonal: false,
    description: 'Category that the partner is filed under',
  },
} as const;

/**
 * The typed tracking plan (contract, "Analytics events"): every event that the product may send, and its properties.
 * The `meta` of the charts is typed by it (`trackingMeta.ts`), the collector refuses what is not of it, and
 * `npm run funnels` exports it. Browsers load none of it; the words of each event are in `trackingQuestions.ts`.
 */
export const trackingPlan = {
  'Login Visited': { owner: 'Growth', version: 1, since: '2026-11-20', properties: {} },
  'Login Success': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-20',
    properties: {
      method: {
        type: 'string',
        enum: ['password', 'sso'],
        isRequired: true,
        isPersonal: false,
        description: 'How the person logged in',
      },
    },
  },
  Logout: { owner: 'Growth', version: 1, since: '2026-11-20', properties: {} },
  'Registration Button': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-20',
    properties: {
      place: {
        type: 'string',
        enum: ['header', 'landing'],
        isRequired: true,
        isPersonal: false,
        description: 'Where the button stood',
      },
    },
  },
  'Registration Visited': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-22',
    properties: {
      entry: {
        type: 'string',
        enum: ['client', 'affiliate'],
        isRequired: true,
        isPersonal: false,
        description: 'Whose address the person came by',
      },
    },
  },
  'User Type Label Chosen': {
    owner: 'Growth',
    version: 2,
    since: '2026-11-25',
    properties: {
      label: {
        type: 'string',
        enum: [userTypeLabels[UserType.Client], userTypeLabels[UserType.Affiliate]],
        isRequired: true,
        isPersonal: false,
        description: 'Words of the type that was chosen, as the form shows them',
      },
      via: {
        type: 'string',
        enum: ['form', 'address'],
        isRequired: true,
        isPersonal: false,
        description: 'What the type was chosen by',
      },
    },
  },
  'Registration Complete': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-22',
    properties: {
      userType: {
        type: 'string',
        enum: ['Client', 'Affiliate'],
        isRequired: true,
        isPersonal: false,
        description: 'Type that the person registered as',
      },
    },
  },
  'Registration Cancelled': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-22',
    properties: {
      step: {
        type: 'string',
        enum: ['type', 'details'],
        isRequired: true,
        isPersonal: false,
        description: 'Step of the form that was left',
      },
    },
  },
  'Email Verified': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-26',
    properties: {
      next: {
        type: 'string',
        enum: ['profile', 'logIn'],
        isRequired: true,
        isPersonal: false,
        description: 'What the person can do next',
      },
    },
  },
  'Verification Failed': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-26',
    properties: {
      reason: {
        type: 'string',
        enum: ['expired', 'used', 'superseded', 'invitationOver', 'unknown', 'failed'],
        isRequired: true,
        isPersonal: false,
        description: 'What is wrong with the link; failed where the server could not say',
      },
    },
  },
  'Profile Visited': { owner: 'Growth', version: 1, since: '2026-11-26', properties: {} },
  'Profile Complete': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-26',
    properties: {
      failures: {
        type: 'integer',
        isRequired: true,
        isPersonal: false,
        description: 'How many tries to open the form or to send it failed before',
      },
    },
  },
  'Settings Button': {
    owner: 'Accounts',
    version: 1,
    since: '2026-11-20',
    properties: {
      roleName: {
        type: 'string',
        isRequired: true,
        isPersonal: true,
        description: 'Role of the person, by its name',
      },
    },
  },
  'Add User': { owner: 'Accounts', version: 1, since: '2026-11-22', properties: {} },
  'Add User Complete': { owner: 'Accounts', version: 1, since: '2026-11-22', properties: {} },
  Certificate: { owner: 'Accounts', version: 1, since: '2026-11-22', properties: {} },
  'Call To Action': { owner: 'Partnerships', version: 1, since: '2026-11-20', properties: offerProperties },
  'Learn More': { owner: 'Partnerships', version: 1, since: '2026-11-20', properties: offerProperties },
} as const satisfies TrackingPlan;

export type TrackedEventName = keyof typeof trackingPlan;

/** Every name of the plan, in its order. */
export const trackedEventNames = Object.keys(trackingPlan) as readonly TrackedEventName[];

export function isTrackedEventName(name: string): name is TrackedEventName {
  return Object.hasOwn(trackingPlan, name);
}

/** Plan of an event, as data. */
export function plannedEvent(name: TrackedEventName): PlannedEvent {
  return trackingPlan[name];
}
