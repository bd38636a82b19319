import { createContext } from 'react';

/** Tells the root the heading of the error screen that stands in place of a page; null once it is gone. */
export const ErrorHeadingContext = createContext<(heading: string | null) => void>(() => undefined);
