/** The player's verdict on a statement. `word`: the one picked to make a false statement true. */
export type Said = { isTrue: boolean; word: string | null };

/** A word and its claimed meaning. */
export type Meaning = { shown: string; frame: string };

/** A meaning as stored with the answers, always in English. Screens word it in the reader's language. */
export function storedMeaning({ shown, frame }: Meaning): string {
  return `“${shown}” means: ${frame}`;
}

/** Null for a question stored as it was written. */
export function readMeaning(question: string): Meaning | null {
  const [, shown, frame] = /^“(.+?)” means: (.+)$/s.exec(question) ?? [];
  return shown === undefined || frame === undefined ? null : { shown, frame };
}

/** "True" or "False" as stored with the answers, always in English. */
export function storedSaid({ isTrue, word }: Said): string {
  if (isTrue) return 'True';
  return word === null ? 'False' : `False (${word})`;
}

/** Null for anything else, such as a picked word. */
export function readSaid(answer: string): Said | null {
  if (answer === 'True') return { isTrue: true, word: null };
  const [isFalse, word] = /^False(?: \((.+)\))?$/s.exec(answer) ?? [];
  return isFalse === undefined ? null : { isTrue: false, word: word ?? null };
}
