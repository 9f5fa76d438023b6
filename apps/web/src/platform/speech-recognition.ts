type Alternative = { transcript: string };
type Recognition = {
  lang: string;
  maxAlternatives: number;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<Alternative>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
};

/** `refused`: the microphone may not be used. `nothing`: no word was recognised. `failed`: anything else. */
export type Hearing = { kind: 'heard'; texts: string[] } | { kind: 'refused' | 'nothing' | 'failed' };

export type Listening = { result: Promise<Hearing>; stop: () => void };

function maker(): (new () => Recognition) | null {
  const found: unknown = Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return isMaker(found) ? found : null;
}

function isMaker(found: unknown): found is new () => Recognition {
  return typeof found === 'function';
}

/** Whether this build and this browser support speech recognition. */
export function canRecognise(): boolean {
  return __FEATURE_SPEECH_RECOGNITION__ && maker() !== null;
}

/**
 * Listens through the microphone for one English utterance. Browsers may send the audio to their vendor, so ask the
 * reader before calling this. Resolves with up to five transcripts, likeliest first; never rejects.
 */
export function listenOnce(): Listening {
  const Recogniser = maker();
  if (!Recogniser) return { result: Promise.resolve({ kind: 'failed' }), stop: () => undefined };
  const recognition = new Recogniser();
  recognition.lang = 'en-GB';
  recognition.maxAlternatives = 5;
  recognition.interimResults = false;
  const result = new Promise<Hearing>((resolve) => {
    recognition.onresult = ({ results }) => {
      const texts = Array.from(results[0] ?? [], ({ transcript }) => transcript.trim()).filter(Boolean);
      resolve(texts.length > 0 ? { kind: 'heard', texts } : { kind: 'nothing' });
    };
    recognition.onerror = ({ error }) => resolve({ kind: kindOf(error) });
    recognition.onend = () => resolve({ kind: 'nothing' });
    try {
      recognition.start();
    } catch {
      resolve({ kind: 'failed' });
    }
  });
  return { result, stop: () => recognition.abort() };
}

function kindOf(error: string): 'refused' | 'nothing' | 'failed' {
  if (error === 'not-allowed' || error === 'audio-capture') return 'refused';
  return error === 'no-speech' || error === 'aborted' ? 'nothing' : 'failed';
}
