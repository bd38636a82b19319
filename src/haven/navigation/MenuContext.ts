import { createContext } from 'react';

/** Closes the menu that an item stands in, once it was chosen. */
export const MenuContext = createContext<() => void>(() => {});
