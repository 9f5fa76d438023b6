/** The value of one cookie in a `document.cookie` string, or null. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** A cookie string for `document.cookie` that keeps a choice in this browser for a year. */
export function keptCookie(name: string, value: string, isSecure: boolean): string {
  return `${name}=${value}; path=/; max-age=31536000; samesite=lax${isSecure ? '; secure' : ''}`;
}

/** Keeps a choice where the server sees it too, so that the next page is right from its first byte. */
export function keepCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store exists only on https, and schools start without
  document.cookie = keptCookie(name, value, window.location.protocol === 'https:');
}
