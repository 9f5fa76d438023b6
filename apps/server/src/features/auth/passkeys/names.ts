/**
 * What people call the makers of passkeys, by the AAGUID that each writes into those it makes. Only the usual ones: the
 * whole public list has hundreds.
 */
const makers: Readonly<Record<string, string>> = {
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Apple Passwords',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'Apple Passwords',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  'b84e4048-15dc-4dd0-8640-f4f60813c8af': 'NordPass',
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': 'Keeper',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  'fdb141b2-5d84-443e-8a35-4698c205a502': 'KeePassXC',
};

/** In this order: a browser on an iPhone also says Mac, one on Android also Linux. */
const devices = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** The name, with the lowest number that tells it from the others; none stays none. */
export function unlike(name: string, others: readonly string[]): string {
  if (!name || !others.includes(name)) return name;
  let number = 2;
  while (others.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

type Made = { aaguid: string; transports: readonly string[]; userAgent: string | undefined };

/**
 * A name for a new passkey: its maker's, else that of the device it was made on. Empty for a key that is carried about,
 * and for what nobody knows; the page then has a word in the reader's language.
 */
export function firstName({ aaguid, transports, userAgent = '' }: Made): string {
  const maker = makers[aaguid];
  if (maker) return maker;
  if (!transports.includes('internal')) return '';
  return devices.find(([sign]) => userAgent.includes(sign))?.[1] ?? '';
}
