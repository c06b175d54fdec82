import { type ReactElement, type ReactNode, useMemo } from 'react';
import {
  DisplayProvider,
  type MerchantListFetcher,
  MerchantProvider,
  type Messages,
} from '../../../src/index.js';

export interface ReadersLanguageProps {
  /** Such as `de-DE`. */
  locale: string;
  /** The words in this language, from `merchantry/locales`. */
  messages: Messages;
  fetcher: MerchantListFetcher;
  children: ReactNode;
}

/** Words and records in one language. */
export function ReadersLanguage(props: ReadersLanguageProps): ReactElement {
  const { locale, messages, fetcher, children } = props;
  const { language } = new Intl.Locale(locale);
  const config = useMemo(() => ({ request: { type: 'extended', language } }) as const, [language]);
  return (
    <MerchantProvider fetcher={fetcher} config={config}>
      <DisplayProvider locale={locale} messages={messages} recordLanguage={language}>
        {children}
      </DisplayProvider>
    </MerchantProvider>
  );
}
