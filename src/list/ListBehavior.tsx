'use client';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../components/hooks/useIsomorphicLayoutEffect.js';
import { useDisplay } from '../display/useDisplay.js';
import type { RequestType } from '../service/types.js';
import type { ListModel } from './createListModel.js';
import { ListCredits } from './ListCredits.js';
import type { ListEvents } from './ListEvents.js';
import { ListLookahead } from './ListLookahead.js';
import { ListPrinting } from './ListPrinting.js';
import { ListStatus } from './ListStatus.js';
import type { ListViewport } from './ListViewport.js';
import type { MountedRows } from './MountedRows.js';
import { PlaceKeeper } from './PlaceKeeper.js';
import { replayEvents } from './replayEvents.js';
import { useAnnouncements } from './useAnnouncements.js';
import { useArrival } from './useArrival.js';
import { useListFocus } from './useListFocus.js';
import { useReadOn } from './useReadOn.js';

export interface ListBehaviorProps {
  root: RefObject<HTMLElement | null>;
  /** The element around what is rendered here. */
  foot: RefObject<HTMLElement | null>;
  /** Announces what is put into it. */
  status: RefObject<HTMLElement | null>;
  events: ListEvents;
  viewport: ListViewport;
  model: ListModel;
  mountedRows: readonly number[];
  type: RequestType | undefined;
  enabled: boolean;
  paused: ReactNode;
  attribution: MountedRows;
}

/**
 * What a list does beyond showing its rows and requesting their merchants, loaded once it has been
 * painted: reads the rest of a long list, keeps the reader's place and the focus, looks ahead,
 * prints, says that merchants could not be loaded, and credits the sources of what the rows show.
 * Renders the contents of the foot, and nothing on the server.
 */
export function ListBehavior(props: ListBehaviorProps): ReactElement {
  const { root, foot, status, events, viewport, model, mountedRows } = props;
  const { type, enabled, paused, attribution } = props;
  const { attributions } = useDisplay();
  const [keeper] = useState(() => new PlaceKeeper());
  const focus = useListFocus(root, model, viewport);
  const { announce, ...announcements } = useAnnouncements(root, status);
  const arrival = useArrival(root);
  useReadOn(model);
  useIsomorphicLayoutEffect(() => viewport.keepPlace(keeper), [viewport, keeper]);
  useIsomorphicLayoutEffect(() =>
    events.listen({
      onKeyDown: focus.onKeyDown,
      onFocus(event) {
        announcements.onFocus();
        focus.onFocus(event);
      },
      onBlur: focus.onBlur,
      onFound: announcements.onFound,
      onLeave: arrival.onLeave,
      onArrival: arrival.onArrival,
    }),
  );
  useEffect(() => replayEvents(events, root.current), [events, root]);

  // What is scrolled into view must not end up behind the foot.
  useEffect(() => {
    const element = foot.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      root.current?.style.setProperty('--_mry-foot-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, foot]);

  return (
    <>
      <ListPrinting viewport={viewport} model={model} />
      {enabled && (
        <ListLookahead
          viewport={viewport}
          motion={keeper.motion}
          model={model}
          mountedRows={mountedRows}
          type={type}
        />
      )}
      {enabled && model.keys.length > 0 && (
        <ListStatus viewport={viewport} paused={paused} announce={announce} />
      )}
      {Object.keys(attributions).length > 0 && <ListCredits rows={attribution} />}
    </>
  );
}
