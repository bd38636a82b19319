/** Limits of the spec (sections 5 and 9) and of the contract. Times in milliseconds, lengths in characters. */
export const limits = {
  emailLength: 320,
  passwordLength: 128,
  passwordLeast: 8,
  /** Length from which a password counts as strong (NIST SP 800-63B-4, for a password as the only factor). */
  passwordAdvised: 15,
  personNameLength: 50,
  companyNameLength: 100,
  companyAddressLength: 300,
  /** Maximum of postal addresses that are suggested, and minimum of characters to type before. */
  addressSuggestions: 5,
  addressTypedLeast: 3,
  jobTitleLength: 100,
  urlLength: 2048,
  partnerCodeLength: 64,
  searchLength: 100,
  /** Maximum of leads that a browser stores while offline, and that the backend takes at once. */
  pendingLeads: 50,
  productNameLeast: 2,
  productNameLength: 100,
  productReasonLeast: 10,
  productReasonLength: 1_000,
  productPeople: 10_000,
  applicationWordsLength: 1_000,
  pageSize: 100,
  exportRows: 200_000,
  /** Maximum length of a failure's message (a longer one is cut), and of the note of a call request. */
  messageLength: 500,
  errorListLength: 20,
  /** Time within which failures with the same message are one incident. */
  incidentTime: 1_000,
  /** Length of a mailed link's token: 256 random bits as base64url. */
  linkTokenLength: 43,
  resendDelay: 60_000,
  draftLife: 86_400_000,
  /** Maximum length of a text in a draft: above every limit of a form, since a draft can have invalid texts. */
  draftFieldLength: 100_000,
  /** Time without input after which the page counts as unused. */
  attentionTime: 1_800_000,
  /** Time to wait for tokens that are missing in storage, since another tab may be replacing them. */
  tokenLossDelay: 1_000,
  /** Maximum length of a token, ten times that of the backend's tokens. */
  tokenLength: 4096,
  callTimeout: 30_000,
  /** Timeout of a try to renew tokens. Two tries fit into the ten seconds in which the server accepts a spent token. */
  renewalTimeout: 4_000,
  renewalTries: 2,
  /** Timeout of loading the code of a page (spec section 9). */
  pageTimeout: 120_000,
  /** Times and retries of the GraphQL client (spec section 7). */
  dataStaleTime: 1_000,
  dataCacheLifetime: 300_000,
  dataRetries: 3,
  retryDelayFirst: 1_000,
  retryDelayLongest: 30_000,
} as const;
