/** Variants of the Next.js app by name, with the environment to build them. */
export const nextVariants = {
  'a Next.js app': {},
  'a Next.js app that keeps hidden pages': { KEEPS_PAGES: 'yes' },
} as const;

export type NextVariant = keyof typeof nextVariants;
