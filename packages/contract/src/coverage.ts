/** What reading a text takes of somebody, easiest first. */
export const coverageBands = ['alone', 'helped', 'guided', 'hard'] as const;

export type CoverageBand = (typeof coverageBands)[number];

/**
 * How much of a text its reader is expected to understand: the coverage from which reading works alone, with a few
 * look-ups, or with somebody's help.
 *
 * - 98 % lets most readers of a second language understand a text unassisted (Hu & Nation, 2000, Reading in a Foreign
 *   Language 13, 403–430; Nation, 2006, Canadian Modern Language Review 63, 59–82; Laufer & Ravenhorst-Kalovski, 2010,
 *   Reading in a Foreign Language 22, 15–30: “optimal”);
 * - 95 % is the least at which they reached a passing score (Laufer, 1989, in Lauren & Nordman, Special language,
 *   316–323; Laufer & Ravenhorst-Kalovski, 2010: “minimal”);
 * - at 90 % few understood enough without help, at 80 % nobody (Hu & Nation, 2000).
 *
 * There is no cliff between them: understanding grows evenly with coverage (Schmitt, Jiang & Grabe, 2011, Modern Language
 * Journal 95, 26–43), so the bands are for orientation. As in these studies, names count as known.
 */
const least = { alone: 0.98, helped: 0.95, guided: 0.9, hard: 0 } as const satisfies Record<CoverageBand, number>;

/** Rounding must not lift anybody into another band, nor push anybody out of one. */
const tolerance = 1e-9;

export function coverageBand(coverage: number): CoverageBand {
  return coverageBands.find((band) => coverage >= least[band] - tolerance) ?? 'hard';
}
