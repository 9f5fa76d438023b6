import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { allAddresses, isEverywhere, isOwnOnly, networkAddresses, originAt } from './addresses.ts';

function at(address: string, internal = false): NetworkInterfaceInfo {
  const more = { netmask: '', mac: '00:00:00:00:00:00', internal, cidr: null };
  return address.includes(':')
    ? { ...more, address, family: 'IPv6', scopeid: 0 }
    : { ...more, address, family: 'IPv4' };
}

const lo = [at('127.0.0.1', true), at('::1', true)];

describe('networkAddresses', () => {
  it('is none without a network', () => {
    expect(networkAddresses({})).toEqual([]);
    expect(networkAddresses({ lo, eth0: undefined, wlan0: [] })).toEqual([]);
  });

  it('is the address of the one card there is', () => {
    expect(networkAddresses({ lo, wlp2s0: [at('192.168.1.20'), at('fe80::1'), at('2001:db8::7')] })).toEqual([
      '192.168.1.20',
    ]);
  });

  it('puts the networks of homes and schools first, and public addresses last', () => {
    const interfaces = {
      eth0: [at('203.0.113.9')],
      eth1: [at('172.20.0.4')],
      en0: [at('10.1.2.3')],
      'Wi-Fi': [at('192.168.0.7')],
      en1: [at('172.32.0.4')],
    };
    expect(networkAddresses(interfaces)).toEqual([
      '192.168.0.7',
      '10.1.2.3',
      '172.20.0.4',
      '203.0.113.9',
      '172.32.0.4',
    ]);
  });

  it.each([
    ['docker0', '172.17.0.1'],
    ['br-4f2a', '192.168.96.1'],
    ['veth12ab', '10.0.3.1'],
    ['virbr0', '192.168.122.1'],
    ['vboxnet0', '192.168.56.1'],
    ['VMware Network Adapter VMnet8', '192.168.80.1'],
    ['vEthernet (WSL)', '172.28.0.1'],
    ['VirtualBox Host-Only Network', '192.168.56.1'],
    ['bridge100', '192.168.64.1'],
    ['utun3', '10.8.0.2'],
    ['tailscale0', '100.101.102.103'],
    ['eth0', '169.254.10.11'],
  ])('leaves out %s at %s', (name, address) => {
    expect(networkAddresses({ lo, [name]: [at(address)] })).toEqual([]);
    expect(networkAddresses({ lo, [name]: [at(address)], wlan0: [at('10.0.0.5')] })).toEqual(['10.0.0.5']);
  });

  it('takes IPv6 where there is nothing else, but never an address that only neighbours know', () => {
    expect(networkAddresses({ lo, eth0: [at('fe80::1'), at('2001:db8::7'), at('fd00::2')] })).toEqual([
      '2001:db8::7',
      'fd00::2',
    ]);
  });
});

it('knows all addresses, whoever reaches them', () => {
  expect(allAddresses({ lo, docker0: [at('172.17.0.1')], none: undefined })).toEqual([
    '127.0.0.1',
    '::1',
    '172.17.0.1',
  ]);
});

it.each([
  ['192.168.1.20', 3001, 'http://192.168.1.20:3001'],
  ['192.168.1.20', 80, 'http://192.168.1.20'],
  ['2001:db8::7', 3001, 'http://[2001:db8::7]:3001'],
])('writes %s at %i as %s', (address, port, origin) => {
  expect(originAt(address, port)).toBe(origin);
});

it.each([
  ['127.0.0.1', true, false],
  ['127.8.9.1', true, false],
  ['localhost', true, false],
  ['::1', true, false],
  ['0.0.0.0', false, true],
  ['::', false, true],
  ['192.168.1.20', false, false],
  ['127.0.0.1.example', false, false],
  ['words.school.example', false, false],
])('listens with HOST=%s for this computer only: %s, everywhere: %s', (host, own, everywhere) => {
  expect(isOwnOnly(host)).toBe(own);
  expect(isEverywhere(host)).toBe(everywhere);
});
