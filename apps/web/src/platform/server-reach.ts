import { apiPrefix } from '@wordgrove/contract/paths';

const askEveryMs = 5000;
const patienceMs = 5000;

/** Whether the server can be reached and answers as it should. */
export async function isServerThere(): Promise<boolean> {
  if (!window.navigator.onLine) return false;
  try {
    const answer = await fetch(`${apiPrefix}/health`, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Polls the server, and at once when the network comes back; calls `onBack` once when it answers.
 *
 * @returns stops polling
 */
export function whenServerIsBack(onBack: () => void): () => void {
  let isOver = false;
  const ask = async () => {
    if (!(await isServerThere()) || isOver) return;
    stop();
    onBack();
  };
  const timer = setInterval(() => void ask(), askEveryMs);
  const handleOnline = () => void ask();
  window.addEventListener('online', handleOnline);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    window.removeEventListener('online', handleOnline);
  };
  return stop;
}
