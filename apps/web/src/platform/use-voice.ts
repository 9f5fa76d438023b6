import { useSyncExternalStore } from 'react';
import { hasVoice, onVoices } from './text-to-speech.ts';

/** Whether English text can be read aloud on this device, as far as is known by now. */
export function useVoice(): boolean {
  return useSyncExternalStore(onVoices, hasVoice);
}
