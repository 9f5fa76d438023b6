/** What was said of a statement. `word`: the one that makes a false statement true. */
export type Said = { isTrue: boolean; word: string | null };

/** A word, and what it is said to mean. */
export type Meaning = { shown: string; frame: string };

/** A meaning as it is kept with the answers: in English, whoever played. Screens word it in the reader's language. */
export function storedMeaning({ shown, frame }: Meaning): string {
  return `“${shown}” means: ${frame}`;
}

/** Null of a question that is kept as it was written. */
export function readMeaning(question: string): Meaning | null {
  const [, shown, frame] = /^“(.+?)” means: (.+)$/s.exec(question) ?? [];
  return shown === undefined || frame === undefined ? null : { shown, frame };
}

/** "True" or "False" as it is kept with the answers, whoever played. */
export function storedSaid({ isTrue, word }: Said): string {
  if (isTrue) return 'True';
  return word === null ? 'False' : `False (${word})`;
}

/** Null of anything else, as of a word that was picked. */
export function readSaid(answer: string): Said | null {
  if (answer === 'True') return { isTrue: true, word: null };
  const [isFalse, word] = /^False(?: \((.+)\))?$/s.exec(answer) ?? [];
  return isFalse === undefined ? null : { isTrue: false, word: word ?? null };
}
