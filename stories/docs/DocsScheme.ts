import { createContext } from 'react';

/** Whether the documentation page is dark. */
export const DocsScheme = createContext<'light' | 'dark'>('light');
