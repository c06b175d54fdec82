import { type ReactElement, useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { TroubledService } from './createTroubledService.js';
import { NEXT_FAULTS } from './NextFault.js';
import { setOnline } from './setOnline.js';

const LATENCIES_MS = [200, 1000, 3000];

/** How the list is being scrolled. */
export type Motion = 'none' | 'reading' | 'fling';

interface PlannerControlsProps {
  service: TroubledService;
  motion: Motion;
  onMotion(motion: Motion): void;
  onStartOver(): void;
}

/** The controls that affect list, service and planner. */
export function PlannerControls(props: PlannerControlsProps): ReactElement {
  const { service, motion, onMotion, onStartOver } = props;
  const id = useId();
  const { latencyMs, next } = useSyncExternalStore(service.subscribe, service.read);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    if (!isOffline) return undefined;
    setOnline(false);
    return () => setOnline(true);
  }, [isOffline]);

  return (
    <div className="PlannerControls">
      <div className="PlannerControls-row">
        <button
          type="button"
          className="PlannerButton"
          aria-pressed={motion === 'reading'}
          onClick={() => onMotion(motion === 'reading' ? 'none' : 'reading')}
        >
          Scroll at reading speed
        </button>
        <button
          type="button"
          className="PlannerButton"
          aria-pressed={motion === 'fling'}
          onClick={() => onMotion('fling')}
        >
          Fling
        </button>
        <button type="button" className="PlannerButton" onClick={() => setOffline(!isOffline)}>
          {isOffline ? 'Go online' : 'Go offline'}
        </button>
        <button type="button" className="PlannerButton" onClick={onStartOver}>
          Start over
        </button>
      </div>
      <fieldset>
        <legend>Each response takes</legend>
        <div className="PlannerControls-row">
          {LATENCIES_MS.map((ms) => (
            <label key={ms} className="PlannerButton">
              <input
                type="radio"
                name={`${id}-latency`}
                checked={latencyMs === ms}
                onChange={() => service.set({ latencyMs: ms })}
              />
              {ms / 1000} s
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>The next request meets</legend>
        <div className="PlannerControls-row">
          {NEXT_FAULTS.map((fault) => (
            <button
              key={fault.label}
              type="button"
              className="PlannerButton"
              aria-pressed={next === fault}
              onClick={() => service.set({ next: next === fault ? undefined : fault })}
            >
              {fault.label}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
