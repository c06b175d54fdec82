/** How the Next.js app can be built: by name, with the environment that says so. */
export const nextVariants = {
  'a Next.js app': {},
  'a Next.js app that keeps hidden pages': { BANK_KEEPS_PAGES: 'yes' },
} as const;

export type NextVariant = keyof typeof nextVariants;
