import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DisplayProvider } from '../../src/display/DisplayProvider.js';
import { useDisplay } from '../../src/display/useDisplay.js';
import { useMessages } from '../../src/display/useMessages.js';
import { en } from '../../src/i18n/en.js';
import type { Messages } from '../../src/i18n/Messages.js';
import { de } from '../../src/locales/de.js';

afterEach(cleanup);

/** All words inside two providers, one in the other. */
function messagesIn(outer: Messages | undefined, inner?: Messages): Messages {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DisplayProvider messages={outer}>
      <DisplayProvider messages={inner}>{children}</DisplayProvider>
    </DisplayProvider>
  );
  return renderHook(useMessages, { wrapper }).result.current;
}

describe('useMessages', () => {
  it('is English without words of the host app, whatever providers there are', () => {
    expect(renderHook(useMessages).result.current).toBe(en);
    expect(messagesIn(undefined)).toBe(en);
  });

  it('is the set of the host app as it is', () => {
    const own = { ...en, pending: 'On its way', report: { ...en.report, sent: 'We check it.' } };
    expect(messagesIn(undefined, own)).toBe(own);
    expect(messagesIn(de)).toBe(de);
    expect(messagesIn(de, own)).toBe(own);
  });

  it('has every word that the list has', () => {
    expect(en).toMatchObject(renderHook(useDisplay).result.current.messages);
  });
});
