/**
 * The typed tracking plan (contract, "Analytics events"): every event that the product may send, the
 * question it answers, what triggers it and the names of its properties. The charts refer to it by name in
 * `meta`, so a name that is not planned does not compile; the backend's collector refuses it as well.
 */
interface PlannedEvent {
  readonly funnel: 'logIn' | 'registration' | 'settings' | 'offers';
  readonly trigger: string;
  readonly question: string;
  readonly properties: readonly string[];
}

export const trackingPlan = {
  'Login Visited': {
    funnel: 'logIn',
    trigger: 'The log-in screen is entered',
    question: 'How many people set out to log in?',
    properties: [],
  },
  'Login Success': {
    funnel: 'logIn',
    trigger: 'A session begins; a session found again in the browser does not count',
    question: 'How many who set out arrive, and by which method?',
    properties: ['method'],
  },
  Logout: {
    funnel: 'logIn',
    trigger: 'The person logs out',
    question: 'How many leave on purpose?',
    properties: [],
  },
  'Registration Button': {
    funnel: 'registration',
    trigger: 'Register is pressed',
    question: 'Which place brings people to registration?',
    properties: ['place'],
  },
  'Registration Visited': {
    funnel: 'registration',
    trigger: 'The registration screen is entered',
    question: 'How many people set out to register, as what?',
    properties: ['entry'],
  },
  'User Type Label Chosen': {
    funnel: 'registration',
    trigger: 'A type is chosen, and the person goes on with it',
    question: 'How many want offers, how many refer others?',
    properties: ['label'],
  },
  'Registration Complete': {
    funnel: 'registration',
    trigger: 'The server confirmed',
    question: 'How many who set out arrive?',
    properties: ['userType'],
  },
  'Registration Cancelled': {
    funnel: 'registration',
    trigger: 'The person cancels, and confirms it where something was typed',
    question: 'At which step do people give up?',
    properties: ['step'],
  },
  'Settings Button': {
    funnel: 'settings',
    trigger: 'Account settings is chosen in the menu',
    question: 'Who opens the account settings?',
    properties: ['roleName'],
  },
  'Call To Action': {
    funnel: 'offers',
    trigger: 'The call-to-action of a card or a partner page is pressed',
    question: 'Which offers are taken up?',
    properties: ['partnerId', 'partner', 'place', 'category'],
  },
  'Learn More': {
    funnel: 'offers',
    trigger: 'The learn-more link of a card or a partner page is followed',
    question: 'Which offers make people curious?',
    properties: ['partnerId', 'partner', 'place', 'category'],
  },
} as const satisfies Record<string, PlannedEvent>;

export type TrackedEventName = keyof typeof trackingPlan;

type TrackedProperty = (typeof trackingPlan)[TrackedEventName]['properties'][number];

/**
 * What a chart may put on a transition: the planned event it stands for, and the properties that the
 * transition itself knows. The other properties are read from the machine event by name.
 */
export interface TrackingMeta {
  readonly track?: TrackedEventName;
  readonly properties?: Readonly<Partial<Record<TrackedProperty, string | number>>>;
}

export function isTrackedEventName(name: string): name is TrackedEventName {
  return Object.hasOwn(trackingPlan, name);
}

/** The person as analytics reads them (spec section 3); absent numbers of the pay provider become a dash. */
export interface TrackingContext {
  readonly area: string;
  readonly route: string;
  readonly userId?: number;
  readonly userName?: string;
  readonly email?: string;
  readonly phone?: string | null;
  readonly ppUserId?: string;
  readonly ppCustomerId?: string;
  readonly roleName?: string;
  readonly customer?: unknown;
}

/** One event on its way to a sink. `at` is the time of the browser, ISO 8601. */
export interface TrackedEvent {
  readonly name: TrackedEventName;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly context: TrackingContext;
  readonly at: string;
}
