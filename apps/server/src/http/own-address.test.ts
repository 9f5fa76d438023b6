import { describe, expect, it } from 'vitest';
import { forOtherDevices, ownAddress } from './own-address.ts';

const names = ['localhost', '127.0.0.1', '::1', '192.168.1.20'];

describe('ownAddress', () => {
  it.each([
    ['localhost:3001', 'http://localhost:3001'],
    ['LOCALHOST:3001', 'http://localhost:3001'],
    ['192.168.1.20:3001', 'http://192.168.1.20:3001'],
    ['[::1]:3001', 'http://[::1]:3001'],
  ])('takes %s', (host, address) => {
    expect(ownAddress(host, names, 3001)).toBe(address);
  });

  it('takes a host without a port where that is the port', () => {
    expect(ownAddress('192.168.1.20', names, 80)).toBe('http://192.168.1.20');
    expect(ownAddress('192.168.1.20', names, 3001)).toBeNull();
  });

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3001',
    'localhost.evil.example:3001',
    'localhost:3001.evil.example',
    'localhost:3001@evil.example',
    'evil.example@localhost:3001',
    'localhost:3001/evil',
    'localhost:3001?evil',
    'localhost:3001#evil',
    'localhost:3002',
    '192.168.1.21:3001',
    'local host:3001',
    '[::1:3001',
  ])('refuses %s', (host) => {
    expect(ownAddress(host, names, 3001)).toBeNull();
  });
});

it('keeps an address that only its own computer opens out of mails for others', () => {
  expect(forOtherDevices('http://localhost:3001')).toBeNull();
  expect(forOtherDevices('http://[::1]:3001')).toBeNull();
  expect(forOtherDevices('http://192.168.1.20:3001')).toBe('http://192.168.1.20:3001');
  expect(forOtherDevices(null)).toBeNull();
});
