/** What is said around a change of a row, until it is made. */
export interface ChangeWords {
  /** What the row is called: "Sam Ortiz". */
  readonly name: string;
  /** "Deactivate Sam Ortiz?" */
  readonly question: string;
  /** What it comes to. */
  readonly consequence: string;
  /** "Deactivate", and while it is under way "Deactivating…". */
  readonly confirm: string;
  readonly busy: string;
  /** "Keep active". */
  readonly decline: string;
  /** How the row stands, in words: where somebody else has changed it, their side. */
  readonly current: string;
}
