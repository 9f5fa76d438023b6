import { expect, it } from 'vitest';
import { firstName, unlike } from './names.ts';

const unknown = '00000000-0000-0000-0000-000000000000';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Safari/604.1';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

it('is the maker’s, wherever the passkey was made', () => {
  const aaguid = 'd548826e-79b4-db40-a3d8-11116f7e8349';
  expect(firstName({ aaguid, transports: ['internal'], userAgent: windows })).toBe('Bitwarden');
});

it.each([
  [iPhone, 'iPhone'],
  [windows, 'Windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) Chrome/150.0.0.0', 'Chromebook'],
  ['Mozilla/5.0 (Linux; Android 16; K) Chrome/150.0.0.0 Mobile', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.1 Safari/605.1.15', 'Mac'],
  ['curl/8', ''],
  [undefined, ''],
])('is otherwise the device that keeps it: %s', (userAgent, name) => {
  expect(firstName({ aaguid: unknown, transports: ['internal', 'hybrid'], userAgent })).toBe(name);
});

it('is empty for a key that works on any device', () => {
  expect(firstName({ aaguid: unknown, transports: ['usb', 'nfc'], userAgent: windows })).toBe('');
});

it.each([
  ['Bitwarden', [], 'Bitwarden'],
  ['Bitwarden', ['Bitwarden', 'Bitwarden 3'], 'Bitwarden 2'],
  ['Bitwarden', ['Bitwarden', 'Bitwarden 2'], 'Bitwarden 3'],
  ['Bitwarden', ['Bitwarden 2'], 'Bitwarden'],
  ['', ['', ''], ''],
])('tells a passkey from the others: %s beside %j', (name, others, unlikeThem) => {
  expect(unlike(name, others)).toBe(unlikeThem);
});
