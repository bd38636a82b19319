/**
 * The typed tracking plan (contract, "Analytics events"): every event that the product may send, and the names
 * of its properties. The charts refer to it by name in `meta`, so a name that is not planned does not compile;
 * the backend's collector refuses it as well. What each is for stands in `trackingQuestions.ts`: no browser needs
 * to know.
 */
export const trackingPlan = {
  'Login Visited': [],
  'Login Success': ['method'],
  Logout: [],
  'Registration Button': ['place'],
  'Registration Visited': ['entry'],
  'User Type Label Chosen': ['label', 'via'],
  'Registration Complete': ['userType'],
  'Registration Cancelled': ['step'],
  'Settings Button': ['roleName'],
  'Add User': [],
  'Add User Complete': [],
  Certificate: [],
  'Call To Action': ['partnerId', 'partner', 'place', 'category'],
  'Learn More': ['partnerId', 'partner', 'place', 'category'],
} as const satisfies Record<string, readonly string[]>;

export type TrackedEventName = keyof typeof trackingPlan;

type TrackedProperty = (typeof trackingPlan)[TrackedEventName][number];

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
  /** The page's id (`domain/sitePages.ts`), never its address. */
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
