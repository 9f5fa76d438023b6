import type { Level } from './levels.ts';

/** Words outside the open classes, and greetings, by the level at which they are taught; our own judgement. */
const lists: Readonly<Record<Level, string>> = {
  A1: `a about after all an and any are at because before behind between both but by bye can can't cannot could did do does
    don't for from goodbye has have he hello her hers hi him his how i if in into is it its many me mine more most mr mrs ms
    much must my near next no not of off ok okay on one or our ours out over please she should so some sorry than thank
    thanks that the their them then there these they this those to two under until up us very was we were what when
    where which while who whose why will with would yeah yes you your yours am be been had may o'clock
    three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred thousand first second third`,
  A2: `above across against ago along another anybody anyone anything around as below beside down during each either else
    enough every everybody everyone everything few inside inside might million myself neither nobody none nothing onto opposite
    other others outside past round shall since somebody someone something such through till together towards toward
    without yourself theirs hey goodnight cheers whom himself herself itself ourselves themselves yourselves wow oh ah dear quarter half zero dozen per`,
  B1: `according although among amongst apart beyond billion despite except less like nor ought plus though throughout
    unless unlike upon used via whatever whenever wherever whether whichever whoever whole within worth minus several oneself`,
  B2: `alongside amid aside barring beneath besides concerning considering excluding following given including instead
    nevertheless once provided providing regarding supposing trillion underneath versus whereas`,
  C1: `albeit forasmuch hence hereby hitherto insofar lest notwithstanding pending thereby whereby wherein whereupon whilst
    whomever whosoever`,
};

const levelByWord = new Map<string, Level>();
for (const level of ['C1', 'B2', 'B1', 'A2', 'A1'] as const) {
  for (const word of lists[level].trim().split(/\s+/)) levelByWord.set(word, level);
}

/** The level of a pronoun, preposition, conjunction, determiner, number or greeting; undefined if it is none of them. */
export function levelOfFunctionWord(word: string): Level | undefined {
  return levelByWord.get(word);
}

/** All words of the lists: those outside the open classes, and greetings. */
export function functionWords(): string[] {
  return [...levelByWord.keys()];
}
