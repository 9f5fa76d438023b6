/** `reconnecting` is reported only once it has lasted; `off`: live updates have ended. */
export type LiveState = 'live' | 'reconnecting' | 'off';

const patienceMs = 3000;

/** Reports whether the stream is open, each change once, leaving out interruptions that nobody needs to know about. */
export function steadyState(onState: (state: LiveState) => void): { set: (isLive: boolean) => void; end: () => void } {
  let said: LiveState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(say, patienceMs, 'reconnecting');

  function say(state: LiveState): void {
    clearTimeout(timer);
    timer = undefined;
    if (said === state) return;
    said = state;
    onState(state);
  }

  return {
    set(isLive) {
      if (isLive) say('live');
      else if (said === 'live') timer ??= setTimeout(say, patienceMs, 'reconnecting');
    },
    end: () => say('off'),
  };
}
