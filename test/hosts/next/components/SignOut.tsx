'use client';
import { useEffect } from 'react';

/** Name of the channel that tells the other tabs about a sign-out. */
const TABS = 'bank-session';

/** A new document, not `router.push`: results and pages that the tab has loaded end with the old one. */
const leave = () => window.location.replace('/signed-out');

async function signOut() {
  const { ok } = await fetch('/api/sign-out', { method: 'POST' });
  if (!ok) throw new Error('sign-out failed');
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage('signed-out');
  tabs.close();
  leave();
}

export function SignOut() {
  useEffect(() => {
    const tabs = new BroadcastChannel(TABS);
    tabs.onmessage = leave;
    return () => tabs.close();
  }, []);
  return (
    <button type="button" onClick={signOut}>
      Sign out
    </button>
  );
}
