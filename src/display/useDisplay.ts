'use client';
import { useContext } from 'react';
import type { Display } from './Display.js';
import { DisplayContext } from './DisplayContext.js';

/** The reader's language, zones and policies: from the nearest `DisplayProvider`, otherwise English and UTC. */
export function useDisplay(): Display {
  return useContext(DisplayContext);
}
