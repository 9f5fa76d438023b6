import { expect, it } from 'vitest';
import { arpabetToIpa } from './arpabet.ts';

it.each([
  ['K AE1 T', 'kæt'],
  ['B AH1 T ER0', 'ˈbʌtər'],
  ['B ER1 D', 'bɜːrd'],
  ['IH0 K S P EH1 K T', 'ɪkˈspekt'],
  ['S T EY1 SH AH0 N', 'ˈsteɪʃən'],
  ['F OW1 T AH0 G R AE2 F', 'ˈfoʊtəˌɡræf'],
  ['S IH1 NG ER0', 'ˈsɪŋər'],
  ['HH AE1 P IY0', 'ˈhæpi'],
  ['AH0 B AH1 V', 'əˈbʌv'],
  ['EH1 K S T R AH0', 'ˈekstrə'],
  ['DH OW1', 'ðoʊ'],
  ['M Y UW1 Z IH0 K', 'ˈmjuːzɪk'],
])('reads %s as %s', (arpabet, ipa) => {
  expect(arpabetToIpa(arpabet)).toBe(ipa);
});

it('reads nothing into a sound that there is not', () => {
  expect(arpabetToIpa('K QQ T')).toBeNull();
});
