const notes = [523.25, 783.99];
const apartSeconds = 0.12;
const lastsSeconds = 0.5;

/** Two soft notes. Silent where the browser has no sound, or allows none before something was pressed. */
export function chime(): void {
  if (!('AudioContext' in window)) return;
  const audio = new AudioContext();
  for (const [place, frequency] of notes.entries()) {
    const begin = audio.currentTime + place * apartSeconds;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lastsSeconds);
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + lastsSeconds);
    if (place === notes.length - 1) tone.onended = () => void audio.close();
  }
}
