const key = 'wordgrove-speech-allowed';

/** Whether the reader has agreed, in this tab, to the browser listening. Signing out withdraws it. */
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
    // Then it will ask again next time.
  }
}
