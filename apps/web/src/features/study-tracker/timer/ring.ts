/** Two soft tones; silence where the browser has no audio or doesn't allow it. */
export function ring(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  for (const [place, pitch] of [660, 880].entries()) {
    const at = audio.currentTime + place * 0.25;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.15, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.6);
  }
  setTimeout(() => void audio.close().catch(() => undefined), 1500);
}
