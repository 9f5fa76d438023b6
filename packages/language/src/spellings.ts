import { britishDoubling } from './doubled-consonants.ts';
import { oneWayPairs, spellingPairs } from './spelling-pairs.ts';

const our =
  'arbour|ardour|armour|behaviour|candour|clamour|clangour|colour|demeanour|discolour|dishonour|disfavour|endeavour|favour|fervour|flavour|glamour|harbour|honour|humour|labour|misbehaviour|neighbour|odour|parlour|rancour|rigour|rumour|saviour|savour|splendour|succour|tumour|valour|vapour|vigour|belabour|enamour|watercolour|multicolour|tricolour';
const ourEnding =
  "s|'s|ed|ing|er|ers|ful|fully|less|able|ably|ite|ites|hood|hoods|ly|y|edly|ist|ists|liness|fulness|ings|al|ally|ism|ist";
const american = our.replaceAll('our', 'or');
const toAmericanOr = new RegExp(`^(un)?(${our})(${ourEnding})?$`);
const toBritishOur = new RegExp(`^(un)?(${american})(${ourEnding})?$`);

const re =
  'centre|theatre|amphitheatre|kilometre|centimetre|millimetre|litre|millilitre|fibre|calibre|sabre|spectre|lustre|meagre|mitre|nitre|ochre|sceptre|sepulchre|louvre|goitre|epicentre|reconnoitre|accoutre';
const toAmericanEr = new RegExp(`^(${re})(s|d|'s)?$`);
const toBritishRe = new RegExp(`^(${re.replaceAll(/re(?=\||$)/g, 'er')})(s|ed|'s)?$`);

/** Never with z: the ending isn't the Greek -ize. */
const alwaysS = new Set(
  `advertise advise anise appraise apprise arise braise bruise chastise chemise circumcise comprise compromise concise
  counterpoise cruise demise despise devise disguise enfranchise enterprise equipoise excise exercise expertise franchise
  guise imprecise improvise incise irise kaise liaise likewise malaise mantise marquise mayonnaise merchandise mortise
  noise otherwise paradise penise poise polonaise porpoise practise praise precise premise promise raise reprise revise
  sunrise supervise surmise surprise televise tennise tortoise treatise trellise turquoise upraise valise`.split(/\s+/),
);
const alwaysZ = new Set(
  'assize capsize downsize maize midsize outsize oversize quize resize seize supersize upsize'.split(' '),
);
const iseEnding = 'e|es|ed|ing|er|ers|ation|ations|able|ational|ingly';
const withIs = new RegExp(`^(.*[aeiouy].*is)(${iseEnding})$`);
const withIz = new RegExp(`^(.*[aeiouy].*iz)(${iseEnding})$`);
const withYs = /^(anal|psychoanal|paral|catal|breathal|dial|electrol|hydrol)(ys|yz)(e|es|ed|ing|er|ers)$/;

const withLl = /^(.*[aeiou])ll(ed|ing|er|ers|ings|or|ors)$/;
const withL = /^(.*[aeiou]l)(ed|ing|er|ers|ings|or|ors)$/;

const pairs = new Map<string, string[]>();
for (const row of spellingPairs.split(';')) {
  const [british = '', american = ''] = row.trim().split(/\s+/);
  if (british === american) continue;
  for (const [from, to] of [
    [british, american],
    [american, british],
  ] as const)
    pairs.set(from, [...(pairs.get(from) ?? []), to]);
}
for (const row of oneWayPairs.split(';')) {
  const [british = '', american = ''] = row.trim().split(/\s+/);
  if (british !== american) pairs.set(british, [...new Set([...(pairs.get(british) ?? []), american])]);
}

/**
 * The other British or American spelling of a word: `colour` → ["color"], `color` → ["colour"], `organise` ↔
 * `organize`, `travelled` ↔ `traveled`, `centre` ↔ `center`. Empty when there is none. Expects lower case; takes base
 * forms and other forms. Where the other spelling is a different word, the pair is one-way: `tyre` → `tire`, never
 * back. The patterns (-our, -re, -yse, -lled) apply to closed lists of words; -ise applies to all but the words that
 * always take s or z; the rest is a list.
 */
export function otherSpellings(word: string): string[] {
  const found = new Set(pairs.get(word) ?? []);
  if (!found.size && word.endsWith('s')) for (const each of pairs.get(word.slice(0, -1)) ?? []) found.add(`${each}s`);
  if (word.length > 40 || !mayVary.test(word)) return [...found];
  for (const pattern of patterns) {
    const other = pattern(word);
    if (other !== undefined && other !== word) found.add(other);
  }
  return [...found];
}

/** What every pattern needs; spares most words the matching. */
const mayVary = /or|our|er|re|i[sz][aei]|y[sz][ei]|l(?:ed|er|ing|or)/;

const patterns: readonly ((word: string) => string | undefined)[] = [
  (word) => (toAmericanOr.test(word) ? word.replace(/our(?!.*our)/, 'or') : undefined),
  (word) => {
    const [, un = '', stem, ending = ''] = toBritishOur.exec(word) ?? [];
    return stem && `${un}${stem.replace(/or$/, 'our')}${ending}`;
  },
  (word) => {
    const [, stem, ending = ''] = toAmericanEr.exec(word) ?? [];
    return stem && `${stem.slice(0, -2)}er${ending === 'd' ? 'ed' : ending}`;
  },
  (word) => {
    const [, stem, ending = ''] = toBritishRe.exec(word) ?? [];
    return stem && `${stem.slice(0, -2)}re${ending === 'ed' ? 'd' : ending}`;
  },
  (word) => {
    const [, stem = '', ending] = withIs.exec(word) ?? [];
    return ending && !alwaysS.has(`${stem}e`) ? `${stem.slice(0, -1)}z${ending}` : undefined;
  },
  (word) => {
    const [, stem = '', ending] = withIz.exec(word) ?? [];
    return ending && !alwaysZ.has(`${stem}e`) ? `${stem.slice(0, -1)}s${ending}` : undefined;
  },
  (word) => {
    const [, stem, ys, ending] = withYs.exec(word) ?? [];
    return stem && `${stem}${ys === 'ys' ? 'yz' : 'ys'}${ending}`;
  },
  (word) => {
    const [, stem, ending] = withLl.exec(word) ?? [];
    return stem && britishDoubling.has(`${stem}l`) ? `${stem}l${ending}` : undefined;
  },
  (word) => {
    const [, stem, ending] = withL.exec(word) ?? [];
    return stem && britishDoubling.has(stem) ? `${stem}l${ending}` : undefined;
  },
];
