'use client';
import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; on the server, where React 18 warns about those, one that never runs either way. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
