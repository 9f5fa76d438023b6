import type { Verdict } from '@wordgrove/games';

/** Hertz, in sequence: rising for right, falling for wrong. */
const notes: Readonly<Record<Verdict['outcome'], readonly number[]>> = {
  right: [660, 880],
  nearly: [660, 740],
  wrong: [330, 262],
  noted: [],
};
const noteSeconds = 0.12;

let context: AudioContext | undefined;

/** Plays a short, quiet sound for a verdict; nothing where the browser has no audio. */
export function chime(outcome: Verdict['outcome']): void {
  try {
    context ??= new AudioContext();
    for (const [place, hertz] of notes[outcome].entries()) ring(context, hertz, place * noteSeconds);
  } catch {
    // A device without audio plays on in silence.
  }
}

function ring(audio: AudioContext, hertz: number, delay: number): void {
  const begin = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.12, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + noteSeconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + noteSeconds);
}
