/** Limits of the spec (sections 5 and 9) and of the contract. Times in milliseconds, lengths in characters. */
export const limits = {
  emailLength: 320,
  passwordLength: 128,
  passwordLeast: 8,
  /** Length that counts as strong (NIST SP 800-63B-4, for a password that is the only factor). */
  passwordAdvised: 15,
  personNameLength: 50,
  companyNameLength: 100,
  companyAddressLength: 300,
  /** Addresses suggested at a time, and characters typed before. */
  addressSuggestions: 5,
  addressTypedLeast: 3,
  jobTitleLength: 100,
  urlLength: 2048,
  partnerCodeLength: 64,
  searchLength: 100,
  /** Leads that a browser keeps while offline, and that the backend takes at once. */
  pendingLeads: 50,
  productNameLeast: 2,
  productNameLength: 100,
  productReasonLeast: 10,
  productReasonLength: 1_000,
  productPeople: 10_000,
  applicationWordsLength: 1_000,
  pageSize: 100,
  exportRows: 200_000,
  /** Messages are cut to this length. */
  wordsLength: 500,
  errorListLength: 20,
  /** Failures of the same call within this time are one incident. */
  incidentTime: 1_000,
  /** Length of a mailed link's token: 256 random bits as base64url. */
  linkTokenLength: 43,
  resendDelay: 60_000,
  draftLife: 86_400_000,
  /** Beyond every limit of a form, since a draft also holds invalid text. */
  draftFieldLength: 100_000,
  /** Time without input after which nobody attends the page. */
  attentionTime: 1_800_000,
  /** Time in which missing tokens reappear if another tab only replaces them. */
  tokenLossDelay: 1_000,
  /** Ten times the length of the backend's tokens. */
  tokenLength: 4096,
  callTimeout: 30_000,
  /** A renewal is tried twice within the server's grace of ten seconds for a lost answer. */
  renewalTimeout: 4_000,
  renewalTries: 2,
  /** Time to wait for the code of a page (spec section 9). */
  pageTimeout: 120_000,
  /** Data client (spec section 7). */
  dataStaleTime: 1_000,
  dataCacheLifetime: 300_000,
  dataRetries: 3,
  retryDelayFirst: 1_000,
  retryDelayLongest: 30_000,
} as const;
