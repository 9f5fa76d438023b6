import { expect, it, vi } from 'vitest';
import { chosenFirst, isOnlyHere } from './public-address.ts';

vi.mock('virtual:contract', () => ({ contract: {} }));

it.each([
  ['http://localhost:3001', true],
  ['http://127.0.0.1:3001', true],
  ['http://[::1]:3001', true],
  ['http://192.168.1.20:3001', false],
  ['https://words.school.example', false],
  ['https://localhost.school.example', false],
])('of %s says that it works on one computer only: %s', (address, only) => expect(isOnlyHere(address)).toBe(only));

it('puts the chosen address first while it is one of them', () => {
  const addresses = ['http://192.168.1.20:3001', 'http://10.0.0.5:3001'];
  expect(chosenFirst(addresses, 'http://10.0.0.5:3001')).toEqual(addresses.toReversed());
  for (const chosen of [null, 'http://192.168.1.20:3001', 'http://192.168.1.99:3001'])
    expect(chosenFirst(addresses, chosen)).toEqual(addresses);
});
