import { BroadcastChannel } from 'broadcast-channel';
import type { TabMessage } from './tab-message.ts';
import { readTabMessage } from './tab-message.ts';

export type TabChannel = { post: (message: TabMessage) => void; close: () => void };

/**
 * The channel between this browser's tabs that show the same user's screens. A browser without any such channel gets a
 * silent one: each tab then has its own stream.
 */
export function openTabChannel(userId: string, onMessage: (message: TabMessage) => void): TabChannel {
  const channel = openChannel(`wordgrove-live-${userId}`);
  if (!channel) return { post: () => undefined, close: () => undefined };
  channel.onmessage = (value) => {
    const message = readTabMessage(value);
    if (message) onMessage(message);
  };
  return {
    // A message that can't be sent is the same as a lost one, which the tabs can handle.
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
