import { deviceTimeZone } from '#platform/time-zones.ts';
import { useSession } from '#platform/use-session.ts';

/** The time zone in which the student lives, by which the server has the days. */
export function useOwnZone(): string {
  const { profile } = useSession();
  return profile?.timeZone ?? deviceTimeZone();
}
