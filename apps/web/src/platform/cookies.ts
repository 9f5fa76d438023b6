/** The value of one cookie in a `document.cookie` string, or null. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** A cookie, to be assigned to `document.cookie`, that keeps a choice of this browser for a year. */
export function keptCookie(name: string, value: string, isSecure: boolean): string {
  return `${name}=${value}; path=/; max-age=31536000; samesite=lax${isSecure ? '; secure' : ''}`;
}
