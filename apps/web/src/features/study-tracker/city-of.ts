/** The city of a time zone, as IANA names it: `America/New_York` is New York. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
