import type { QueryClient } from '@tanstack/react-query';
import { collectGarbage } from '../cache/collectGarbage.js';
import { keepKeyHash } from '../cache/keepKeyHash.js';
import { PlannerHandle } from './PlannerHandle.js';

/** Never module-global beyond its client: on a server that would mix users. */
const handles = new WeakMap<QueryClient, Map<string, PlannerHandle>>();

/** The one planner handle of a `QueryClient` and scope. */
export function plannerFor(client: QueryClient, scope: string): PlannerHandle {
  let scopes = handles.get(client);
  if (!scopes) {
    scopes = new Map();
    handles.set(client, scopes);
    keepKeyHash(client);
    collectGarbage(client);
  }
  let handle = scopes.get(scope);
  if (!handle) {
    handle = new PlannerHandle(client, scope);
    scopes.set(scope, handle);
  }
  return handle;
}
