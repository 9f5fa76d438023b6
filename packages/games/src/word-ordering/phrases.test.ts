import { describe, expect, it } from 'vitest';
import { bankPool, bankWords } from '#testing/materials.ts';
import { orderOf } from './neighbours.ts';
import { kindsIn } from './phrase-words.ts';
import { phrasesOf } from './phrases.ts';

const kindsOf = kindsIn(bankPool.byLemma);

/** The orders of a sentence, with `|` between phrases. */
function orders(sentence: string): string[] | undefined {
  const found = phrasesOf(sentence, kindsOf);
  return found?.map((order) => order.replaceAll(' ', ' | ').replaceAll('\u00a0', ' '));
}

describe('the phrases of a sentence', () => {
  it.each([
    ['The young swan opened its wings.', 'The young swan | opened | its wings.'],
    ['Our bald coach wears a hat.', 'Our bald coach | wears | a hat.'],
  ])('are no puzzle when there are fewer than four: %s', (sentence, cut) => {
    expect(cut.split(' | ').length).toBeLessThan(4);
    expect(orders(sentence)).toBeUndefined();
  });

  it.each([
    'My aunt | wore | a yellow dress | at her wedding.',
    'Can | you | help | me | with these heavy boxes?',
    'She | propped | her bike | against the garden wall.',
    'The midwife | handed | the newborn twins | to their delighted father.',
    'A green blouse | would | look | lovely | with this skirt.',
    'My grandfather | never drinks | coffee | at night.',
    'A carpenter | made | us | a bed that folds | into the wall.',
    'We | keep | apples and old bicycles | in the cellar.',
    'My sister | is | angry | because I ate | her cake.',
    'If it rains, | we | play | inside.',
    'One piece | is | missing, | so the puzzle isn’t | complete.',
  ])('stay together: %s', (cut) => {
    expect(orders(cut.replaceAll(' | ', ' '))).toEqual([cut]);
  });

  it('may change places when two of them tell where or when', () => {
    expect(orders('We play tennis in the park on Wednesdays.')).toEqual([
      'We | play | tennis | in the park | on Wednesdays.',
      'We | play | tennis | on Wednesdays | in the park.',
    ]);
  });

  it('may also begin the sentence when its first word has a capital anywhere', () => {
    expect(orders('I phone my grandparents every Sunday.')).toEqual([
      'I | phone | my grandparents | every Sunday.',
      'every Sunday | I | phone | my grandparents.',
    ]);
    expect(orders('I was thirsty because it rained.')).toContain('because it rained | I | was | thirsty.');
  });

  it.each([
    ['quotation marks', 'She said “hello” to my little brother.'],
    ['brackets', 'The bus (number nine) stops at the school.'],
    ['digits', 'The bus leaves the station at 9 every day.'],
    ['a list', 'We bought apples, pears, bread and some milk.'],
    ['two sentences', 'The dog ran away. Nobody saw it again.'],
    ['no end', 'The dog chased the cat around the garden'],
    ['three words', 'The dog barked.'],
    ['too many words', 'The old man in the blue coat gave the little girl a very big red balloon.'],
    ['an adverb with several places', 'The bus will maybe be late this evening.'],
    ['an adverb after the verb', 'Your drawing has improved greatly since last year.'],
    ['an adverb of time in the middle', 'We saw today a fox in the garden.'],
    ['alternatives', 'You can contact the club by email or by phone.'],
    ['joined verbs', 'The bride wore red shoes and danced with everybody.'],
    ['joined clauses', 'I throw the ball and my sister catches it.'],
    ['a particle with two places', 'Please turn the old radio off in the kitchen.'],
    ['three phrases of place and time', 'We met a friend in town at the market on Monday.'],
    ['a place in front of the object', 'She put on the table the book.'],
    ['somebody who is spoken to', 'Come to the party with me, Ali.'],
    ['two names that can change places', 'Maria likes Ali because he is funny.'],
    ['three clauses', 'I think that he left because it rained.'],
    ['a longer phrase than a phone is wide', 'The astonishingly uncomfortable wooden chair has three legs.'],
  ])('aren’t made of a sentence with %s', (_, sentence) => {
    expect(orders(sentence)).toBeUndefined();
  });

  it('have the words of the sentence in their order, at every word of the bank', () => {
    let made = 0;
    for (const text of bankWords.flatMap(({ examples }) => examples)) {
      const found = phrasesOf(text, kindsOf);
      if (!found) continue;
      made += 1;
      expect(found[0]?.replaceAll('\u00a0', ' ')).toBe(text);
      for (const order of found) expect(orderOf(order).toSorted()).toEqual(orderOf(found[0] ?? '').toSorted());
    }
    expect(made).toBeGreaterThan(1000);
  });
});
