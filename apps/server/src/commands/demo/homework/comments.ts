import { chanceOf, oneOf } from '#commands/demo/chance.ts';
import type { AssignmentRow } from './plan-assignments.ts';

type About = {
  kind: AssignmentRow['task']['kind'];
  /** Whose work on what: the same gets the same comment. */
  name: string;
  /** How much of it was right, 0 to 1. */
  share: number;
  slips: readonly string[];
  isLate: boolean;
  isGrown: boolean;
  isTest: boolean;
};

/** From the best down: the least share for it, and what is said to a child and to an adult. */
const onTexts = [
  {
    from: 0.95,
    child: [
      'Wonderful! I could see it all while I was reading.',
      'Very well written. May I read it to the class?',
      'Excellent. Your sentences are getting longer and they still work.',
    ],
    adult: ['Excellent: clear, polite and complete.', 'Very good. I would not change a word.', 'A pleasure to read.'],
  },
  {
    from: 0.8,
    child: [
      'Good work, and fun to read.',
      'Nice ideas, and easy to follow.',
      'Well done. You used many of our new words.',
    ],
    adult: ['Good work, and easy to follow.', 'Clear and well ordered.', 'Well done: the tone is right.'],
  },
  {
    from: 0.6,
    child: [
      'I like your ideas. Read it aloud once before you hand it in: you will hear some of the mistakes.',
      'A good start. Two more sentences would make it better.',
    ],
    adult: [
      'The message is clear. A second look would have caught some of the mistakes.',
      'Good ideas. Say a little more, and it will convince.',
    ],
  },
  {
    from: 0,
    child: [
      'You had good ideas. Let’s look at this together on Friday.',
      'Thank you for trying. Come and see me, and we will do one more.',
    ],
    adult: ['I can follow you, but it is very short. Let’s talk about it after the lesson.'],
  },
] as const;

/** What helps against each mistake. */
const advice: Record<string, string> = {
  past: 'Check the past forms: “went”, not “goed” or “go”.',
  article: 'Small words matter: “a bird”, “the tree”.',
  plural: 'More than one? Then it needs an -s.',
  third: 'He, she and it: remember the -s on the verb.',
  spelling: 'Look one or two spellings up before you hand in.',
  preposition: 'Look at the small words for place and time: in, on, at.',
  order: 'In English the subject comes before the verb.',
  verb: 'Look again at the form of the verb after “want to”, “can” and “like”.',
  polite: '“Could you…?” and “I would like…” sound more polite.',
};

const onTests = [
  { from: 0.9, says: ['Excellent!', 'Nearly perfect. Well done.'] },
  { from: 0.7, says: ['Good. Look once more at the ones that were wrong.', 'Well done.'] },
  { from: 0.5, says: ['Some of the words have not stayed yet. Five minutes of cards a day will help.'] },
  { from: 0, says: ['Let’s practise these together. Nobody knows them all at once.'] },
] as const;

/** What the teacher says of a work; often nothing where the number says it all. */
export function commentOn({ kind, name, share, slips, isLate, isGrown, isTest }: About): string {
  const chance = chanceOf(`${name} is commented`);
  if (kind !== 'hand-in') {
    const said = isTest ? onTests.find(({ from }) => share >= from)?.says : undefined;
    return said ? oneOf(chance, said) : '';
  }
  const band = onTexts.find(({ from }) => share >= from) ?? onTexts[0];
  const help = advice[slips[0] ?? ''];
  const late = isLate ? 'It came late, but I am glad it came.' : '';
  return [oneOf(chance, isGrown ? band.adult : band.child), help, late].filter(Boolean).join(' ');
}

/** Comments that the teachers keep for the next time. */
export const frequentComments = {
  elif: [
    'Wonderful! May I read it to the class?',
    'Good work, and fun to read.',
    'Check the past forms.',
    'He, she and it: remember the -s.',
    'Two more sentences would make it better.',
    'Come and see me, and we will look at it together.',
  ],
  daniel: [
    'Clear and well ordered.',
    'Good work. Watch the articles.',
    '“Could you…?” and “I would like…” sound more polite.',
    'Let’s talk about it after the lesson.',
  ],
} as const;
