/** A page as the server draws it (`src/document/drawPage.tsx`) and sends it (`server/platform/frontend`). */
export interface ServedPage<Ahead extends object = object> {
  readonly title: string;
  /** Markup of the page for a first visit, or only of its frame. */
  readonly drawn: DrawnMarkup | null;
  readonly isFrame: boolean;
  /** Script of the head, run before the first paint. */
  readonly script: string;
  readonly modules: readonly string[];
  /** Content of the block `#ahead` without file names; null for a drawn page that reads no rows. */
  readonly ahead: Ahead | null;
}

export interface DrawnMarkup {
  readonly body: string;
  /** Rules of MUI's components, and the names by which Emotion recognizes them. */
  readonly styles: { readonly css: string; readonly names: string };
}
