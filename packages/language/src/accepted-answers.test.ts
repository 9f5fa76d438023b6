import { describe, expect, it } from 'vitest';
import { acceptedAnswers } from './accepted-answers.ts';

describe('acceptedAnswers', () => {
  it.each([
    ['apple', ['apple']],
    ['leihen, verleihen', ['leihen, verleihen', 'leihen', 'verleihen']],
    ['mum; mom / mother', ['mum; mom / mother', 'mum', 'mom', 'mother']],
    ['one\ntwo', ['one\ntwo', 'one', 'two']],
    ['borrow (from)', ['borrow (from)', 'borrow']],
    ['1,000', ['1,000']],
    ['lend, ?!', ['lend, ?!', 'lend']],
    ['(silent)', ['(silent)']],
    ['to lend; a loan (of)', ['to lend; a loan (of)', 'to lend', 'a loan', 'lend', 'loan']],
    ['to be honest', ['to be honest']],
  ])('takes for %j', (side, accepted) => {
    expect(acceptedAnswers(side)).toEqual(accepted);
  });
});
