type Match = {
  /** The recognised text that came closest. */
  heard: string;
  /** 0 to 100. */
  percent: number;
};

/**
 * How close what was heard comes to what should be said, letter by letter: the best of several recognised texts counts.
 */
export function matchScore(wanted: string, readings: readonly string[]): Match {
  let best: Match = { heard: readings[0] ?? '', percent: 0 };
  for (const heard of readings) {
    const percent = closeness(plain(wanted), plain(heard));
    if (percent > best.percent) best = { heard, percent };
  }
  return best;
}

/** Letters and digits only: recognisers use capitals, hyphens and full stops as they like. */
function plain(text: string): string[] {
  return [
    ...text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ];
}

function closeness(wanted: readonly string[], heard: readonly string[]): number {
  const longest = Math.max(wanted.length, heard.length);
  return longest === 0 ? 0 : Math.round(100 * (1 - edits(wanted, heard) / longest));
}

/** Levenshtein distance, row by row. */
function edits(from: readonly string[], to: readonly string[]): number {
  let row = [0, ...to.map((_, index) => index + 1)];
  for (const [index, letter] of from.entries()) {
    const next = [index + 1];
    for (const [place, other] of to.entries()) {
      const changed = (row[place] ?? 0) + Number(letter !== other);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
