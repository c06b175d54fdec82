import type { NextConfig } from 'next';

/**
 * Keeps pages that the reader has left hidden in the document, and streams every page into a static
 * shell.
 */
const keepsPages = process.env.KEEPS_PAGES === 'yes';

const config: NextConfig = keepsPages
  ? {
      cacheComponents: true,
      partialPrefetching: true,
      distDir: '.next-kept',
      // `loading.kept.tsx` is the shell, which other pages do not have.
      pageExtensions: ['kept.tsx', 'tsx', 'ts'],
    }
  : {};

export default config;
