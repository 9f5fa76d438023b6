/** Adjectives and adverbs: base, comparatives, superlatives; "/" separates forms that are both in use. */
const table = `
good better best; well better best; bad worse worst; badly worse worst; ill worse worst; far further/farther furthest/farthest;
little less least; much more most; many more most; old older/elder oldest/eldest; few fewer fewest; late later/latter latest/last;
shy shyer/shier shyest/shiest; sly slyer/slier slyest/sliest; dry drier/dryer driest/dryest; wry wryer/wrier wryest/wriest; fun - -`;

/** Two syllables, yet compared with -er and -est; those in -y, -le and -ow follow a rule. */
const withEndings = new Set(
  `able ample clever costly cruel curly deadly early friendly gentle handsome holy humble jolly kindly likely little lively
  lonely lovely mature noble obscure pleasant polite quiet remote secure severe silly simple sincere slender solid stupid
  subtle tender bitter ugly unfriendly unlikely`.split(/\s+/),
);

const comparisons = new Map(
  table.split(';').map((row): [string, { comparative: readonly string[]; superlative: readonly string[] }] => {
    const [base = '', comparative = '', superlative = ''] = row.trim().split(/\s+/);
    const forms = (cell: string) => (cell === '-' ? [] : cell.split('/'));
    return [base, { comparative: forms(comparative), superlative: forms(superlative) }];
  }),
);

/** The irregular comparative and superlative; undefined when they are regular. */
export function irregularComparison(word: string) {
  return comparisons.get(word);
}

/** Whether a two-syllable adjective that no rule covers takes -er and -est. */
export function isComparedByEnding(word: string): boolean {
  return withEndings.has(word);
}

/** Irregular comparative or superlative → base forms. */
export const basesOfComparison: ReadonlyMap<string, readonly string[]> = reverse();

function reverse(): Map<string, string[]> {
  const bases = new Map<string, string[]>();
  for (const [base, { comparative, superlative }] of comparisons) {
    for (const form of [...comparative, ...superlative]) bases.set(form, [...(bases.get(form) ?? []), base]);
  }
  return bases;
}
