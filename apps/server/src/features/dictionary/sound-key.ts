/**
 * One letter per consonant sound; voiced s, th and the like count as their voiceless partners; h, w and y are left out.
 */
const keyOfPhone: Readonly<Record<string, string>> = {
  B: 'B',
  CH: 'C',
  D: 'D',
  DH: '0',
  F: 'F',
  G: 'G',
  HH: '',
  JH: 'J',
  K: 'K',
  L: 'L',
  M: 'M',
  N: 'N',
  NG: 'N',
  P: 'P',
  R: 'R',
  S: 'S',
  SH: 'X',
  T: 'T',
  TH: '0',
  V: 'V',
  W: 'W',
  Y: '',
  Z: 'S',
  ZH: 'X',
};

/** The sounds of letters, in matching order. An empty sound is silent. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^ps/, 's'],
  [/^wr/, 'r'],
  [/^rh/, 'r'],
  [/(.)\1+/g, '$1'],
  [/ph/g, 'f'],
  [/ght/g, 't'],
  [/(?<=[aeiou])gh/g, ''],
  [/gh/g, 'g'],
  [/tch|(?<!s)ch/g, 'C'],
  [/sch/g, 'sk'],
  [/(?:[ts]|sc)i(?=[aou])|c(?=i[aou])/g, 'X'],
  [/sh/g, 'X'],
  [/th/g, '0'],
  [/dg(?=[eiy])|g(?=[eiy])|j/g, 'J'],
  [/s?c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/mb$|mn$/, 'm'],
  [/(?<=[^aeiou])le$/, 'l'],
  [/ng/g, 'n'],
  [/wh/g, 'w'],
  [/w(?![aeiouy])/g, ''],
  [/ku(?=[aeio])/g, 'kw'],
  [/h/g, ''],
];

/** The consonants of a spelling as it would be read, preceded by an A when it begins with a vowel: `fone` → FN. */
export function soundKeyOfSpelling(spelling: string): string {
  const read = spellings.reduce(
    (word, [letters, sound]) => word.replace(letters, sound),
    spelling.replace(/[^a-z]/g, ''),
  );
  const begin = /^[aeiou]/.test(read) ? 'A' : '';
  return squeeze(begin + read.replace(/[aeiouy]/g, '').toUpperCase());
}

/** `soundKeyOfSpelling` for a pronunciation in ARPABET: `F OW1 N` → FN. */
export function soundKeyOfArpabet(arpabet: string): string {
  const phones = arpabet.split(' ');
  const begin = /\d$/.test(phones[0] ?? '') ? 'A' : '';
  return squeeze(begin + phones.map((phone) => (phone.startsWith('ER') ? 'R' : (keyOfPhone[phone] ?? ''))).join(''));
}

function squeeze(key: string): string {
  return key.replace(/(.)\1+/g, '$1');
}
