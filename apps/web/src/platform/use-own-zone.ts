import { deviceTimeZone } from './time-zones.ts';
import { useSession } from './use-session.ts';

/** The time zone that the reader lives in, in which the server counts their days; this device's until it is known. */
export function useOwnZone(): string {
  return useSession().profile?.timeZone ?? deviceTimeZone();
}
