import { createContext } from 'react';

/** Tells whoever names the page what it is called now; null where that is as its address has it. */
export const PageNameContext = createContext<(name: string | null) => void>(() => undefined);
