'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, without the warning that React 18 gives for it on the server. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
