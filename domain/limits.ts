/** Limits of the spec (sections 5 and 9) and of the contract. Times in milliseconds, lengths in characters. */
export const limits = {
  emailLength: 320,
  passwordLength: 128,
  passwordLeast: 8,
  /** What the hint and the strength aim at (NIST SP 800-63B-4, for a password that is the only factor). */
  passwordAdvised: 15,
  personNameLength: 50,
  companyNameLength: 100,
  companyAddressLength: 300,
  /** How many addresses are offered at a time, and after how many characters. */
  addressSuggestions: 5,
  addressTypedLeast: 3,
  jobTitleLength: 100,
  urlLength: 2048,
  partnerCodeLength: 64,
  /** Characters of a search. */
  searchLength: 100,
  /** Leads that a browser keeps without a network, and that the backend takes at once. */
  pendingLeads: 50,
  productNameLeast: 2,
  productNameLength: 100,
  productReasonLeast: 10,
  productReasonLength: 1_000,
  productPeople: 10_000,
  /** Characters of a reason, a question, or an answer about an application. */
  applicationWordsLength: 1_000,
  /** Entries of a page of a list, at most. */
  pageSize: 100,
  /** Rows of a list that is taken as a file, at most. */
  exportRows: 200_000,
  /** What is longer of a message than this nobody reads. */
  wordsLength: 500,
  /** How many of the last failures the browser keeps. */
  errorListLength: 20,
  /** The same call failing again within this time is one incident. */
  incidentTime: 1_000,
  /** A link of a mail carries 256 random bits, as base64url. */
  linkTokenLength: 43,
  /** Asking for the same mail again is possible after this time. */
  resendDelay: 60_000,
  /** What was typed into a funnel is kept this long. */
  draftLife: 86_400_000,
  /** Beyond every limit of a form, since a draft holds also what the form refuses. */
  draftFieldLength: 100_000,
  /** Nobody is at a page that was not used for so long. */
  attentionTime: 1_800_000,
  /** Tokens that vanish are back by then where another tab only replaces them. */
  tokenLossDelay: 1_000,
  /** Ten times what the backend issues. */
  tokenLength: 4096,
  /** A call that has not been answered by then has failed. */
  callTimeout: 30_000,
  /** A renewal is tried twice within the server's ten seconds of grace for an answer that was lost. */
  renewalTimeout: 4_000,
  renewalTries: 2,
  /** Code of a page that has not come by then is given up (spec section 9). */
  pageTimeout: 120_000,
  /** Data client (spec section 7). */
  dataStaleTime: 1_000,
  dataCacheLifetime: 300_000,
  dataRetries: 3,
  retryDelayFirst: 1_000,
  retryDelayLongest: 30_000,
} as const;
