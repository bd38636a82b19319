/** A page as the server draws it (`src/document/drawPage.tsx`) and sends it (`server/platform/frontend`). */
export interface ServedPage<Ahead extends object = object> {
  readonly title: string;
  /** The page of a visitor who comes for the first time, or what stands around a page that is not drawn. */
  readonly drawn: DrawnMarkup | null;
  /** Whether only what stands around the page is drawn. */
  readonly isFrame: boolean;
  /** Script of the head, to run before anything is painted. */
  readonly script: string;
  /** Modules that bring the code of the page, by the names of their files. */
  readonly modules: readonly string[];
  /** Content of the block `#ahead`, but for the names of files; null where the page itself is drawn, and reads no rows. */
  readonly ahead: Ahead | null;
}

export interface DrawnMarkup {
  /** Markup of the element that the app lives in. */
  readonly body: string;
  /** Rules of MUI's parts, and the names under which Emotion knows that they are there. */
  readonly styles: { readonly css: string; readonly names: string };
}
