import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useDisplay } from '../../src/display/useDisplay.js';
import {
  FindBar,
  type FindGroup,
  MerchantPayments,
  NothingFound,
  type FindState as State,
  useFind,
} from '../../src/find/index.js';
import { type MerchantListFetcher, MerchantProvider } from '../../src/index.js';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import { findMessagesFor } from '../findMessages.js';
import { createSandboxFetcher } from '../sandbox/createSandboxFetcher.js';
import { STORY_NOW_MS } from '../sandbox/storyNow.js';
import '../../src/theme/find.css';

interface FindStateProps {
  /** Several on one page need different names, because each is a landmark. */
  label: string;
  state?: State;
  groupBy?: FindGroup;
  shows?: 'bar' | 'nothing' | 'merchant';
  /** `silent`: names are being looked up, and never arrive. */
  naming?: 'none' | 'silent' | 'done';
}

const rows = sandboxTransactions(60, { seed: 1, now: STORY_NOW_MS });
const silent = (): MerchantListFetcher => () => new Promise(() => undefined);
const noop = (): void => undefined;

/** The bar without its list, and what belongs to it. */
export function FindState(props: FindStateProps): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [fetcher] = useState(
    props.naming === 'done'
      ? () => createSandboxFetcher({ now: STORY_NOW_MS, latencyMs: 0 })
      : silent,
  );
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={fetcher}>
        <Shown {...props} />
      </MerchantProvider>
    </QueryClientProvider>
  );
}

function Shown({ label, state, shows = 'bar', naming = 'none', ...props }: FindStateProps) {
  const groupBy = props.groupBy ?? (state?.text ? 'month' : 'day');
  const find = useFind(rows, { defaultState: state });
  const messages = findMessagesFor(useDisplay().locale);
  const { nameAll } = find;
  useEffect(() => {
    if (naming !== 'none') nameAll();
  }, [naming, nameAll]);
  const [newest] = rows;
  return (
    <div data-preparing={naming === 'done' && find.unnamed > 0 ? '' : undefined}>
      {shows === 'bar' && (
        <FindBar
          aria-label={label}
          find={find}
          messages={messages}
          groupBy={groupBy}
          onGroupByChange={noop}
        />
      )}
      {shows === 'nothing' && <NothingFound find={find} messages={messages} />}
      {shows === 'merchant' && newest && (
        <MerchantPayments find={find} payment={newest} messages={messages} onSelect={noop} />
      )}
    </div>
  );
}
