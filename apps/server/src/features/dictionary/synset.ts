import type { OpenClass } from '@wordgrove/language';

type Antonym = {
  /** The position of the source word within this meaning, from 1; 0 for all its words. */
  from: number;
  /** The position of the target word in the other meaning. */
  to: number;
  offset: number;
  pos: OpenClass;
};

export type Synset = { words: string[]; definition: string; examples: string[]; antonyms: Antonym[] };

const classOf: Readonly<Record<string, OpenClass>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  s: 'adjective',
  r: 'adverb',
};

/**
 * A line of WordNet's data files (https://wordnet.princeton.edu/documentation/wndb5wn): `offset file type n [word id]×n
 * p [symbol offset pos source-target]×p … | gloss`; word counts are hexadecimal.
 */
export function parseSynset(line: string): Synset {
  const cut = line.indexOf(' | ');
  const fields = line.slice(0, cut).split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, index) => readable(fields[4 + 2 * index] ?? ''));
  const pointersAt = 5 + 2 * count;
  const antonyms: Antonym[] = [];
  for (let index = 0; index < Number(fields[pointersAt - 1]); index += 1) {
    const [symbol, offset, type = '', ends = ''] = fields.slice(pointersAt + 4 * index, pointersAt + 4 * index + 4);
    const pos = classOf[type];
    if (symbol !== '!' || !pos) continue;
    const [from, to] = [ends.slice(0, 2), ends.slice(2)].map((end) => Number.parseInt(end, 16));
    antonyms.push({ from: from ?? 0, to: to ?? 0, offset: Number(offset), pos });
  }
  return { words, antonyms, ...parseGloss(line.slice(cut + 3)) };
}

/** Underscores are spaces, and an adjective may state its position in brackets. */
function readable(word: string): string {
  return word.replaceAll('_', ' ').replace(/\((?:a|p|ip)\)$/, '');
}

/** `definition; "example"; "another"`. Omits a quotation's author, which follows it. */
function parseGloss(gloss: string): Pick<Synset, 'definition' | 'examples'> {
  const text = gloss.trim();
  const firstQuote = text.search(/(?:^|[;:,.)\s])\s*"/);
  if (firstQuote <= 0) return { definition: tidy(text), examples: [] };
  const examples = [...text.slice(firstQuote).matchAll(/"([^"]+)"?/g)].flatMap(([, each = '']) => each.trim() || []);
  const definition = tidy(text.slice(0, firstQuote + 1));
  // A word merely mentioned in quotation marks belongs to the definition.
  return definition.length < 3 ? { definition: tidy(text), examples: [] } : { definition, examples };
}

function tidy(definition: string): string {
  return definition.replace(/[;:,\s]+$/, '').trim();
}
