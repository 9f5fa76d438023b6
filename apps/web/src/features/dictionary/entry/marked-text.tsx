import styles from './marked-text.module.css';

/** An English sentence with a word highlighted. */
export function MarkedText({ text, spellings }: { text: string; spellings: readonly string[] }) {
  let place = 0;
  const parts = markedParts(text, spellings).map((part) => {
    const start = place;
    place += part.text.length;
    return { ...part, start };
  });
  return (
    <span lang="en">
      {parts.map((part) =>
        part.isMarked ? (
          <mark key={part.start} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}

type TextPart = { text: string; isMarked: boolean };

/**
 * A sentence split where one of the spellings appears as a whole word, ignoring case. A phrase with other words inside
 * it matches only if a spelling includes them.
 */
export function markedParts(sentence: string, spellings: readonly string[]): TextPart[] {
  const wanted = [...new Set(spellings)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text: sentence, isMarked: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.map(asPattern).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return sentence
    .split(pattern)
    .map((text, index) => ({ text, isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Straight and curly apostrophes are treated as one, and so are all spaces. */
function asPattern(spelling: string): string {
  return spelling
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
}
