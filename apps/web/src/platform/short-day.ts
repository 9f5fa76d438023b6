/** A calendar day `YYYY-MM-DD` in as few letters as the language needs: `24 Nov`. */
export function shortDay(day: string, language: string): string {
  const written = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return written.format(new Date(`${day}T00:00:00Z`));
}
