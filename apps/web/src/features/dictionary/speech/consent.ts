const key = 'wordgrove-speech-allowed';

/** Whether the reader has agreed, in this tab, that the browser listens. Signing out takes it back. */
export function hasAgreed(): boolean {
  try {
    return window.sessionStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

export function agree(): void {
  try {
    window.sessionStorage.setItem(key, 'yes');
  } catch {
    // Then it is asked again next time.
  }
}
