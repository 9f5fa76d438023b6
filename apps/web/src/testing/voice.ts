import { onTestFinished } from 'vitest';

/** Gives the browser an English voice that reads everything instantly and silently, until the test is over. */
export function giveVoice(): void {
  const voice = { lang: 'en-GB', default: true, name: 'Test', localService: true, voiceURI: 'test' };
  class Utterance {
    onstart: (() => void) | null = null;
  }
  const ofVoice = {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: {
      getVoices: () => [voice],
      cancel: () => undefined,
      speak: (utterance: Utterance) => queueMicrotask(() => utterance.onstart?.()),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  };
  for (const [name, value] of Object.entries(ofVoice)) {
    const real = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, { value, configurable: true });
    onTestFinished(() => void (real && Object.defineProperty(window, name, real)));
  }
}
