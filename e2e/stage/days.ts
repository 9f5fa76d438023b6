/** Where browsers and people of these tests live. */
export const timeZone = 'Europe/Berlin';

/** The day that is so many days from today there, as a form takes it ("2026-11-22"): at night it is another than in UTC. */
export function dayFromToday(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  const noon = Date.parse(`${today}T12:00:00Z`);
  return new Date(noon + days * 86_400_000).toISOString().slice(0, 10);
}
