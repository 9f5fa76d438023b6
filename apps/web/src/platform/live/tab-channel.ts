import { BroadcastChannel } from 'broadcast-channel';
import type { TabMessage } from './tab-message.ts';
import { readTabMessage } from './tab-message.ts';

export type TabChannel = { post: (message: TabMessage) => void; close: () => void };

/**
 * The channel between the tabs of this browser that show the same user's screens. A browser without any such channel
 * gets one that says nothing: then each tab has a stream of its own.
 */
export function openTabChannel(userId: string, onMessage: (message: TabMessage) => void): TabChannel {
  const channel = openChannel(`wordgrove-live-${userId}`);
  if (!channel) return { post: () => undefined, close: () => undefined };
  channel.onmessage = (value) => {
    const message = readTabMessage(value);
    if (message) onMessage(message);
  };
  return {
    // A message that can't be sent is like one that got lost, which the tabs are prepared for.
    post: (message) => void channel.postMessage(message).catch(() => undefined),
    close: () => void channel.close(),
  };
}

function openChannel(name: string): BroadcastChannel<unknown> | null {
  try {
    return new BroadcastChannel<unknown>(name, { webWorkerSupport: false });
  } catch {
    return null;
  }
}
