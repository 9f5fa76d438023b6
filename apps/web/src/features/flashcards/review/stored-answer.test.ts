import { expect, it } from 'vitest';
import { readAnswer } from './stored-answer.ts';

it('reads back an answer and the taking back of one', () => {
  const grade = { id: 'a', kind: 'grade', input: { id: 'a', cardId: 'c', grade: 3 } };
  const undo = { id: 'b', kind: 'undo', input: { id: 'b', reviewId: 'a' } };
  expect([grade, undo].map((each) => readAnswer(JSON.stringify(each)))).toEqual([grade, undo]);
});

it.each(['', 'null', '{"id":"a"}', '{"id":"a","kind":"grade","input":{"id":"b","cardId":"c"}}', '{"id":'])(
  'takes %s for nothing',
  (text) => {
    expect(readAnswer(text)).toBeNull();
  },
);
