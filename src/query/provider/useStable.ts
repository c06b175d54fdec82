'use client';
import { useState } from 'react';

/** The first of equal values (compared as JSON), so that an object written inline does not make everything new. */
export function useStable<T>(value: T): T {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
