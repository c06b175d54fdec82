import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A channel of your app's own, between the tabs in which somebody is signed in. */
const TABS = 'our-bank-session';

export interface SignedInProps {
  /** Everything that shows data of the customer. */
  children: (signOut: () => Promise<void>) => ReactNode;
  signedOut: ReactNode;
}

/** Who is signed in is a state outside the cache, because the cache is emptied. */
export function SignedIn({ children, signedOut }: SignedInProps): ReactElement {
  const client = useQueryClient();
  const [isSignedIn, setIsSignedIn] = useState(true);

  const leave = useCallback(() => {
    // Unmounts everything first: an observer that is still mounted would keep what it shows, and a
    // row that is still on screen would load again.
    flushSync(() => setIsSignedIn(false));
    client.clear();
  }, [client]);
  const signOut = async () => {
    leave();
    const tabs = new BroadcastChannel(TABS);
    tabs.postMessage('signed-out');
    tabs.close();
    await fetch('/api/sign-out', { method: 'POST' });
  };

  useEffect(() => {
    const tabs = new BroadcastChannel(TABS);
    tabs.onmessage = leave;
    return () => tabs.close();
  }, [leave]);

  return <>{isSignedIn ? children(signOut) : signedOut}</>;
}
