import { expect, it } from 'vitest';
import { relyingPartyAt } from './relying-party.ts';

it.each([
  ['https://words.school.example', 'words.school.example', 'https://words.school.example'],
  ['https://words.school.example:8443', 'words.school.example', 'https://words.school.example:8443'],
  ['https://words.school.example/', 'words.school.example', 'https://words.school.example'],
  ['http://localhost:3001', 'localhost', 'http://localhost:3001'],
  ['http://words.localhost:3001', 'words.localhost', 'http://words.localhost:3001'],
])('makes passkeys at %s', (address, id, origin) => {
  expect(relyingPartyAt(address)).toEqual({ id, origin });
});

it.each([
  null,
  'http://words.school.example',
  'http://192.168.7.20:3001',
  'https://192.168.7.20',
  'http://127.0.0.1:3001',
  'http://[::1]:3001',
  'http://localhost.example:3001',
])('makes none at %s', (address) => {
  expect(relyingPartyAt(address)).toBeNull();
});
