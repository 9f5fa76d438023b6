import { deviceTimeZone } from '#platform/time-zones.ts';
import { useSession } from '#platform/use-session.ts';

/** The time zone that the student lives in, which the server uses for days. */
export function useOwnZone(): string {
  const { profile } = useSession();
  return profile?.timeZone ?? deviceTimeZone();
}
