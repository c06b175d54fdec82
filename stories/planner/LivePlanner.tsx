import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import {
  type BatchOptions,
  type MerchantConfig,
  MerchantProvider,
  TransactionList,
  type TransactionListHandle,
} from '../../src/index.js';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import { Card } from '../frame/Card.js';
import { STORY_NOW_MS } from '../sandbox/storyNow.js';
import { createPlannerLog } from './createPlannerLog.js';
import { createScroll, flingCourse, readingCourse } from './createScroll.js';
import { createTroubledService } from './createTroubledService.js';
import { type Motion, PlannerControls } from './PlannerControls.js';
import { PlannerPanel } from './PlannerPanel.js';
import './LivePlanner.css';

export interface LivePlannerProps {
  /** Number of transactions. */
  count: number;
  /**
   * How long a row must be visible before it is requested while the list scrolls, in milliseconds.
   */
  dwellMs: number;
  /** Whether a batch is filled with rows next to the visible ones. */
  prefetch: NonNullable<BatchOptions['prefetch']>;
  /** Requests at a time. */
  concurrency: number;
  /** Whether rows of equal content share a lookup. */
  identity: NonNullable<MerchantConfig['identity']>;
  /** Initial latency of the service in milliseconds. */
  latencyMs: number;
}

function Run(props: LivePlannerProps & { onStartOver(): void }): ReactElement {
  const { count, dwellMs, prefetch, concurrency, identity, latencyMs, onStartOver } = props;
  const [client] = useState(() => new QueryClient());
  const [log] = useState(createPlannerLog);
  const [service] = useState(() => createTroubledService(latencyMs, STORY_NOW_MS));
  const [motion, setMotion] = useState<Motion>('none');
  const list = useRef<TransactionListHandle>(null);
  const transactions = useMemo(
    () => sandboxTransactions(count, { seed: 1, now: STORY_NOW_MS }),
    [count],
  );

  useEffect(() => {
    const element = list.current?.element;
    if (!element || motion === 'none') return undefined;
    const course = motion === 'fling' ? flingCourse : readingCourse;
    return createScroll(element, course, () => setMotion('none'));
  }, [motion]);

  const stop = () => setMotion('none');
  return (
    <QueryClientProvider client={client}>
      <MerchantProvider
        fetcher={service.fetcher}
        config={{ identity, request: { type: 'extended' } }}
        batch={{ dwellMs, prefetch, concurrency }}
        onEvent={log.add}
      >
        <div className="LivePlanner">
          <Card className="LivePlanner-list">
            <TransactionList
              ref={list}
              transactions={transactions}
              height="100%"
              onWheel={stop}
              onTouchStart={stop}
            />
          </Card>
          <Card className="LivePlanner-panel">
            <h2>The planner, live</h2>
            <PlannerControls
              service={service}
              motion={motion}
              onMotion={setMotion}
              onStartOver={onStartOver}
            />
            <PlannerPanel log={log} dwellMs={dwellMs} concurrency={concurrency} />
          </Card>
        </div>
      </MerchantProvider>
    </QueryClientProvider>
  );
}

/**
 * A list, and beside it the activity of its planner. The planner reads its options when it starts,
 * so a change restarts it.
 */
export function LivePlanner(props: LivePlannerProps): ReactElement {
  const [runs, setRuns] = useState(0);
  return (
    <Run
      key={`${runs} ${JSON.stringify(props)}`}
      {...props}
      onStartOver={() => setRuns((before) => before + 1)}
    />
  );
}
