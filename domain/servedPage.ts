/** A page that the server renders (`src/document/drawPage.tsx`) and sends (`server/platform/frontend`). */
export interface ServedPage<Ahead extends object = object> {
  readonly title: string;
  /** Rendered markup of the page, or of its layout without content if `isFrame`; null if neither is rendered. */
  readonly drawn: RenderedMarkup | null;
  readonly isFrame: boolean;
  /** Script of the head, which runs before the first paint. */
  readonly script: string;
  readonly modules: readonly string[];
  /** JSON for the script element `#ahead`: calls to send before the app starts; null for a whole page without calls. */
  readonly ahead: Ahead | null;
}

export interface RenderedMarkup {
  readonly body: string;
  /** Style rules of MUI's components, and the names by which Emotion recognizes them. */
  readonly styles: { readonly css: string; readonly names: string };
}
