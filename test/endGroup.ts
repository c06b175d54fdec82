import type { ChildProcess } from 'node:child_process';

/** Kills a process that was started with `detached`, together with all that it has started. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}
