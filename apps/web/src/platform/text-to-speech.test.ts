import { describe, expect, it } from 'vitest';
import { voiceFor } from './text-to-speech.ts';

const voice = (lang: string, isDefault = false) => ({ lang, default: isDefault });

describe('choosing a voice', () => {
  it('takes one of the accent, however the system writes it', () => {
    const voices = [voice('de-DE', true), voice('en-US'), voice('en_GB')];
    expect(voiceFor(voices, 'en-GB')?.lang).toBe('en_GB');
  });

  it("takes another English voice rather than none, the system's own first", () => {
    expect(voiceFor([voice('fr-FR'), voice('en-AU'), voice('en-IE', true)], 'en-GB')?.lang).toBe('en-IE');
  });

  it('never reads English with a foreign voice', () => {
    expect(voiceFor([voice('de-DE', true), voice('ensk-XX')], 'en-US')).toBeNull();
  });
});
