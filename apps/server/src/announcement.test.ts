import { expect, it } from 'vitest';
import { parseSettings } from '#platform/env.ts';
import { announcement } from './announcement.ts';

const closed = { openedBy: null, addresses: ['http://192.168.1.20:3001'], isOffered: true };
const lines = (env: Record<string, string>, reach: Parameters<typeof announcement>[1]) =>
  announcement(parseSettings(env), reach).trim().split('\n  ');

it('says how to let other devices in', () => {
  expect(lines({}, closed)).toEqual([
    'Wordgrove is ready: http://localhost:3001',
    "Other devices can't open it yet. To let them in, press “Let other devices in” at",
    'http://localhost:3001/teacher/invite-codes, or start with HOST=0.0.0.0.',
  ]);
  expect(lines({ NODE_ENV: 'production', PORT: '4000' }, { ...closed, isOffered: false })).toEqual([
    'Wordgrove is ready: http://localhost:4000',
    "Other devices can't open it. To let them in, set BASE_URL to the address of a proxy, or start with HOST=0.0.0.0.",
  ]);
});

it('names the addresses for other devices', () => {
  const addresses = ['http://192.168.1.20:3001', 'http://10.0.0.5:3001'];
  const named = [
    'On your network:   http://192.168.1.20:3001',
    'On your network:   http://10.0.0.5:3001',
    "Other devices open such an address. If they can't, the firewall of this computer has to allow port 3001.",
  ];
  const here = 'Wordgrove is ready: http://localhost:3001';
  expect(lines({}, { ...closed, openedBy: 'teacher', addresses })).toEqual([here, ...named]);
  expect(lines({ HOST: '0.0.0.0' }, { ...closed, openedBy: 'setting', addresses })).toEqual([here, ...named]);
});

it('says so when there is no network to let them in by', () => {
  expect(lines({}, { ...closed, openedBy: 'teacher', addresses: [] })[1]).toMatch(/this computer is on no network/);
});

it('names an address of its own only once', () => {
  const reach = { ...closed, openedBy: 'setting' as const, addresses: ['http://192.168.1.20:3001'] };
  const [ready, ...others] = lines({ HOST: '192.168.1.20' }, reach);
  expect(ready).toBe('Wordgrove is ready: http://192.168.1.20:3001');
  expect(others.join()).not.toContain('On your network');
});

it('names the public address where there is one', () => {
  expect(lines({ BASE_URL: 'https://words.example' }, { ...closed, isOffered: false })).toEqual([
    'Wordgrove is ready: http://localhost:3001',
    'Other devices open https://words.example',
  ]);
});
