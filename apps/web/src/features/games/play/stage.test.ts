import { expect, it } from 'vitest';
import { inSentences } from './stage.tsx';

it('keeps what follows apart from an answer that ends without a stop', () => {
  expect(inSentences(['Not quite. Right is: fourteen', 'fourteen: the number 14'])).toBe(
    'Not quite. Right is: fourteen. fourteen: the number 14.',
  );
});

it.each(['Right!', 'Once more?', 'It is “so”.', 'He said: “Go!”', 'This proves it:', 'Wait …'])(
  'adds nothing to %s',
  (said) => {
    expect(inSentences([said])).toBe(said);
  },
);

it('leaves out what says nothing', () => {
  expect(inSentences(['', ' ', 'Right!'])).toBe('Right!');
  expect(inSentences([''])).toBe('');
});
