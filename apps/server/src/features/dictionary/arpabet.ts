const vowels: Readonly<Record<string, string>> = {
  AA: 'ɑː',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'e',
  ER: 'ɜːr',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'iː',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'uː',
};

/** Vowels that sound different when unstressed. */
const unstressed: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ər', IY: 'i', UW: 'u' };

const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

/** The consonant clusters that may begin an English syllable. */
const onsets = new Set(
  (
    'P L,P R,P Y,B L,B R,B Y,T R,T W,D R,D W,K L,K R,K W,K Y,G L,G R,G W,F L,F R,F Y,TH R,SH R,S P,S T,S K,S M,S N,S L,' +
    'S W,S F,M Y,N Y,V Y,HH Y,HH W,S P L,S P R,S P Y,S T R,S K L,S K R,S K W,S K Y'
  ).split(','),
);

/**
 * A pronunciation in ARPABET, such as `B AH0 T ER1`, as IPA without slashes, with marks before stressed syllables as in
 * learners' dictionaries; a word of one syllable has none. Null when a sound is unknown.
 */
export function arpabetToIpa(arpabet: string): string | null {
  const phones = arpabet.split(' ');
  const sounds = phones.map(soundOf);
  if (!sounds.every((sound) => sound !== null)) return null;
  if (phones.filter(isVowel).length > 1) {
    for (const [index, phone] of phones.entries()) {
      const mark = phone.endsWith('1') ? 'ˈ' : phone.endsWith('2') ? 'ˌ' : '';
      const start = onsetOf(phones, index);
      if (mark) sounds[start] = mark + sounds[start];
    }
  }
  return sounds.join('');
}

function soundOf(phone: string): string | null {
  const consonant = consonants[phone];
  if (consonant) return consonant;
  const name = phone.slice(0, -1);
  return (phone.endsWith('0') ? unstressed[name] : undefined) ?? vowels[name] ?? null;
}

/** Where a vowel's syllable begins: as many consonants before it as may begin a word. */
function onsetOf(phones: readonly string[], vowel: number): number {
  let start = vowel;
  while (start > 0 && !isVowel(phones[start - 1] ?? '')) {
    const cluster = phones.slice(start - 1, vowel);
    const begins = cluster.length === 1 ? cluster[0] !== 'NG' : onsets.has(cluster.join(' '));
    if (!begins) break;
    start -= 1;
  }
  return start;
}

function isVowel(phone: string): boolean {
  return /\d$/.test(phone);
}
