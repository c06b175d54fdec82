import type { NextConfig } from 'next';

/**
 * Pages that the reader has left stay in the document, hidden, and every page is streamed into a
 * static frame.
 */
const keepsPages = process.env.BANK_KEEPS_PAGES === 'yes';

const config: NextConfig = keepsPages
  ? {
      cacheComponents: true,
      partialPrefetching: true,
      distDir: '.next-kept',
      // `loading.kept.tsx` is the frame, which pages that are sent in one piece do without.
      pageExtensions: ['kept.tsx', 'tsx', 'ts'],
    }
  : {};

export default config;
