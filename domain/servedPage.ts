/** A page that the server renders (`src/document/drawPage.tsx`) and sends (`server/platform/frontend`). */
export interface ServedPage<Ahead extends object = object> {
  readonly title: string;
  /** Markup for the first visit, or only of the frame if `isFrame`; null without markup. */
  readonly drawn: DrawnMarkup | null;
  readonly isFrame: boolean;
  /** Script of the head, which runs before the first paint. */
  readonly script: string;
  readonly modules: readonly string[];
  /** Content of the block `#ahead` without file names; null for a rendered page that reads no rows. */
  readonly ahead: Ahead | null;
}

export interface DrawnMarkup {
  readonly body: string;
  /** Style rules of MUI's components, and the names by which Emotion recognizes them. */
  readonly styles: { readonly css: string; readonly names: string };
}
