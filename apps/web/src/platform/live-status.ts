import { useSyncExternalStore } from 'react';

type LiveStatus = { hasLost: boolean; retry: () => void };

const resting: LiveStatus = { hasLost: false, retry: () => {} };
const listeners = new Set<() => void>();
let status = resting;

function publish(next: LiveStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/** Reports that the live stream was lost; the page shows it quietly. `retry` is what the Retry button does. */
export function reportLiveLost(retry: () => void): void {
  publish({ hasLost: true, retry });
}

/** Reports that the live stream is back, or no longer needed. */
export function reportLiveBack(): void {
  if (status.hasLost) publish(resting);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the live stream is lost, and how to try again. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(subscribe, () => status);
}
