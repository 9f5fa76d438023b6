import { isIP } from 'node:net';
import { z } from 'zod';
import { isOwnOnly } from './addresses.ts';

/** The kinds of settings. Each has one message, which ends the sentence that begins with the setting's name. */

const label = '[\\p{L}\\p{N}]([\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
const hostForm = new RegExp(`^${label}(\\.${label})*$`, 'u');
const domainForm = new RegExp(`^${label}(\\.${label})+$`, 'u');
const addressForm = /^[^\s<>@,;:"]+@([^\s<>@,;:"]+)$/u;
const namedAddressForm = /^(?:"[^"\p{Cc}]*"|[^<>"@,;\p{Cc}]*)\s*<([^<>]+)>$/u;

/** A text for which `isRight` holds. */
function text(message: string, isRight: (value: string) => boolean) {
  return z.string().refine(isRight, { error: message });
}

export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });
}

/** Accepts several words; the message names one. */
export function flag(standard: boolean) {
  return z
    .enum(['true', 'false', 'on', 'off', '1', '0', 'yes', 'no'], { error: 'must be on or off' })
    .transform((value) => ['true', 'on', '1', 'yes'].includes(value))
    .default(standard);
}

export function wholeNumber({
  min,
  max,
  what,
  standard,
}: {
  min: number;
  max: number;
  what: string;
  standard: number;
}) {
  const isRight = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return text(`must be ${what} between ${min} and ${max}`, isRight).transform(Number).default(standard);
}

/** An address that begins with one of these schemes, such as `postgres`. */
export function address(schemes: readonly string[]) {
  const beginnings = schemes.map((scheme) => `${scheme}://`);
  return text(`must be an address that begins with ${beginnings.join(' or ')}`, (value) => {
    return URL.canParse(value) && beginnings.some((beginning) => value.toLowerCase().startsWith(beginning));
  });
}

/** A folder in a store, such as `schools/north`. */
export const folder = text('must be the name of a folder, such as wordgrove or schools/north', (value) =>
  /^[\w.-]*\w(\/[\w.-]*\w)*$/.test(value),
);

/** The base address of a web site. It has no path, since our own paths are added to it. */
export const siteAddress = text('must be an address without a path, such as https://words.school.org', (value) => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password, pathname, search, hash, hostname } = new URL(value);
  return [username, password, search, hash].every((part) => part === '') && pathname === '/' && isHost(hostname);
}).transform((value) => new URL(value).origin);

/**
 * Who an OpenID Connect provider says it is; its addresses are found below it. Without https only at this very computer.
 * Microsoft's addresses for several tenants are refused: there anybody can make a tenant that claims any address.
 */
export const issuer = text(
  'must be the address of a provider, such as https://login.school.org/realms/school (for Microsoft, set MICROSOFT_TENANT)',
  (value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname, username, search, hash } = new URL(value);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnOnly(hostname.replace(/^\[|\]$/g, '')));
    const isMicrosoft = /(^|\.)(microsoftonline\.com|windows\.net|microsoftonline\.us)$/.test(hostname);
    return isSafe && !isMicrosoft && [username, search, hash].every((part) => part === '');
  },
);

/** Anybody can have an account of this tenant, at Microsoft's own. */
const personalAccounts = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** The id of one organisation at Microsoft: `common` and the like don't say whose people they let in. */
export const tenant = text(
  "must be the id of your school's own tenant, such as 11111111-2222-3333-4444-555555555555, not common, organizations or consumers",
  (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) && value.toLowerCase() !== personalAccounts,
).transform((value) => value.toLowerCase());

export const host = text('must be an address of this machine, such as 127.0.0.1 or 0.0.0.0', isHost);

/** `ada@school.org`, or a name followed by that in angle brackets. */
export const sender = text('must be a mail address, such as Wordgrove <words@school.org>', (value) => {
  const bare = namedAddressForm.exec(value)?.[1] ?? value;
  return hostForm.test(addressForm.exec(bare)?.[1] ?? '');
});

export const teacherSignup = text('must be open, closed or domains:school.org,other.org', (value) => {
  if (/^(open|closed)$/i.test(value)) return true;
  return /^domains:/i.test(value) && domainsOf(value).every((domain) => domainForm.test(domain));
})
  .default('open')
  .transform((value) => {
    const isList = /^domains:/i.test(value);
    return { closed: /^closed$/i.test(value), domains: isList ? domainsOf(value) : [] };
  });

type Trust = boolean | string | ((address: string, hop: number) => boolean);

/** `on`, a number of proxies, or a list of their addresses; by default none is trusted. */
export const trustedProxy = text(
  'must be off, on, a number of proxies, or their addresses, such as 127.0.0.1,10.0.0.0/8',
  (value) => /^(true|on|yes|false|off|no|\d{1,2})$/i.test(value) || value.split(',').every(isNetwork),
)
  .default('off')
  .transform((value): Trust => {
    if (/^(true|on|yes)$/i.test(value)) return true;
    if (/^(false|off|no|0)$/i.test(value)) return false;
    return /^\d+$/.test(value) ? (_, hop) => hop < Number(value) : value;
  });

function domainsOf(value: string): string[] {
  const [, list = ''] = value.toLowerCase().split(':');
  return list.split(',').map((domain) => domain.trim());
}

/** A host name or an IP address. Text of only digits and dots must be a valid address. */
function isHost(value: string): boolean {
  const bare = value.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) !== 0 || (hostForm.test(value) && !/^[\d.]+$/.test(value));
}

function isNetwork(value: string): boolean {
  const [ip = '', bits, ...rest] = value.trim().split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
