import type { Page } from '@playwright/test';

/** Gives the browser an English voice that says everything at once and without a sound. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { lang: 'en-GB', default: true, name: 'Test', localService: true, voiceURI: 'test' };
    class Utterance {
      onstart: (() => void) | null = null;
      lang = '';
      voice: unknown = null;
      rate = 1;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    const synthesis = {
      getVoices: () => [voice],
      cancel: () => undefined,
      speak: (utterance: Utterance) => setTimeout(() => utterance.onstart?.(), 0),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  });
}
