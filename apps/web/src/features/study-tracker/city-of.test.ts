import { expect, it } from 'vitest';
import { cityOf } from './city-of.ts';

it.each([
  ['Europe/Istanbul', 'Istanbul'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the city of %s is %s', (timeZone, city) => expect(cityOf(timeZone)).toBe(city));
