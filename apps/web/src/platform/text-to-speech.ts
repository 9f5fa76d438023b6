import { useSyncExternalStore } from 'react';

export type Accent = 'en-GB' | 'en-US';

/**
 * `other-accent`: read by another English voice, as the device has none of that accent. `silent`: nothing was played.
 */
type Spoken = 'spoken' | 'other-accent' | 'silent';

const patienceMs = 3000;

/** Whether this build and this browser can read a text aloud. */
export function canSpeak(): boolean {
  return __FEATURE_TEXT_TO_SPEECH__ && 'speechSynthesis' in window;
}

/** Whether there is an English voice; a browser may still be looking for its voices. */
export function hasVoice(): boolean {
  return canSpeak() && voiceFor(window.speechSynthesis.getVoices(), 'en-GB') !== null;
}

/** Calls back when the device's voices have loaded or change. Returns how to stop. */
function onVoices(listener: () => void): () => void {
  if (!canSpeak()) return () => undefined;
  window.speechSynthesis.addEventListener('voiceschanged', listener);
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener);
}

/**
 * Reads an English text aloud with a voice of the accent if the device has one, else with any English voice; stops
 * whatever was being read. Resolves when the voice starts, or with `silent` when none has started after 3 s.
 */
export function speak(text: string, accent: Accent): Promise<Spoken> {
  const { speechSynthesis: synthesis } = window;
  const voice = voiceFor(synthesis.getVoices(), accent);
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = voice?.lang.replace('_', '-') ?? accent;
  utterance.voice = voice;
  utterance.rate = 0.9;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      synthesis.cancel();
      resolve('silent');
    }, patienceMs);
    const end = (outcome: Spoken) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    utterance.onstart = () => end(utterance.lang === accent ? 'spoken' : 'other-accent');
    utterance.onerror = ({ error }) => end(['canceled', 'interrupted'].includes(error) ? 'spoken' : 'silent');
    synthesis.cancel();
    synthesis.speak(utterance);
  });
}

/** Whether English text can be read aloud on this device, as far as is known by now. */
export function useVoice(): boolean {
  return useSyncExternalStore(onVoices, hasVoice);
}

/** The device's voice for an accent such as `en-GB`, else its best English one; null without any. */
export function voiceFor<Voice extends { lang: string; default: boolean }>(
  voices: readonly Voice[],
  accent: string,
): Voice | null {
  const languageOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase();
  const ofAccent = voices.filter((voice) => languageOf(voice) === accent.toLowerCase());
  const english = voices.filter((voice) => /^en\b/.test(languageOf(voice)));
  const best = (some: readonly Voice[]) => some.find((voice) => voice.default) ?? some[0];
  return best(ofAccent) ?? best(english) ?? null;
}
