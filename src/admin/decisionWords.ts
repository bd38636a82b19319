/** Words for a decision about rows. */
export interface DecisionWords {
  /** Of the button. */
  readonly name: string;
  /** Title of the dialog; `what` names the row, or says how many rows there are. */
  readonly ask: (what: string) => string;
  /** Consequence of the decision. */
  readonly consequence: string;
  /** Of the button while the decision is on its way. */
  readonly busy: string;
  /** Whether it takes something away: no decision to make by the way. */
  readonly isGrave?: true;
}
