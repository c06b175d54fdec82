import { type ReactElement, type ReactNode, useId, useSyncExternalStore } from 'react';
import type { PlannerLog } from './createPlannerLog.js';
import { PlannerBatchItem } from './PlannerBatchItem.js';
import { PlannerLegend } from './PlannerLegend.js';
import { PlannerPauses } from './PlannerPauses.js';
import { PlannerTotalsList } from './PlannerTotalsList.js';
import { useNow } from './useNow.js';
import './PlannerPanel.css';

/** Number of queued rows that are drawn individually. */
const SHOWN_ROWS = 24;

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps): ReactElement {
  const id = useId();
  return (
    <section className="PlannerPanel-section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** One principle of the planner in one sentence. */
function Idea({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <p className="PlannerPanel-idea">
      <b>{name}.</b> {children}
    </p>
  );
}

export interface PlannerPanelProps {
  log: PlannerLog;
  dwellMs: number;
  concurrency: number;
}

/**
 * The activity of the planner, from its events alone. Not a live region, which would announce
 * without end.
 */
export function PlannerPanel({ log, dwellMs, concurrency }: PlannerPanelProps): ReactElement {
  const { queue, batches, pauses, totals } = useSyncExternalStore(log.subscribe, log.read);
  const isOpen = batches.some(({ slots }) => slots.some(({ state }) => state === 'open'));
  const now = useNow(isOpen || pauses.length > 0);
  return (
    <div className="PlannerPanel">
      <PlannerTotalsList totals={totals} />
      <div className="PlannerPanel-pair">
        <Section title="Queue">
          <div className="PlannerPanel-queue">
            <b>{queue.length}</b> waiting
            <span aria-hidden="true">
              {queue.slice(0, SHOWN_ROWS).map((id) => (
                <i key={id} />
              ))}
            </span>
          </div>
          <Idea name="Dwell">
            While the list scrolls, a row must stay for {dwellMs} ms before it is requested. At
            rest, a screenful goes at once.
          </Idea>
          <Idea name="Cancel">
            A row that leaves the screen before it is sent is cancelled. One that leaves later gets
            its result: it is paid for.
          </Idea>
        </Section>
        <Section title="Pause">
          <PlannerPauses pauses={pauses} now={now} />
          <Idea name="Pause">
            When the service requests a pause, refuses every request, or is out of reach, the whole
            queue waits as one, and goes on by itself.
          </Idea>
        </Section>
      </div>
      <Section title="Batches">
        <Idea name="Fill">
          A batch that goes anyway takes rows along, up to 25: early ones, which are on screen and
          not due yet, and ones just outside. At most {concurrency} requests run at a time.
        </Idea>
        <PlannerLegend />
        <ol className="PlannerPanel-batches">
          {batches.map((batch) => (
            <PlannerBatchItem key={batch.number} batch={batch} now={now} />
          ))}
        </ol>
      </Section>
    </div>
  );
}
