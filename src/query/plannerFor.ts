import type { QueryClient } from '@tanstack/react-query';
import { PlannerHandle } from './PlannerHandle.js';
import { setMerchantQueryDefaults } from './setMerchantQueryDefaults.js';

/** Never module-global beyond its client: on a server that would mix users. */
const handles = new WeakMap<QueryClient, Map<string, PlannerHandle>>();

/** The one planner handle of a `QueryClient` and scope. */
export function plannerFor(client: QueryClient, scope: string): PlannerHandle {
  let scopes = handles.get(client);
  if (!scopes) {
    scopes = new Map();
    handles.set(client, scopes);
    setMerchantQueryDefaults(client);
  }
  let handle = scopes.get(scope);
  if (!handle) {
    handle = new PlannerHandle(client);
    scopes.set(scope, handle);
  }
  return handle;
}
