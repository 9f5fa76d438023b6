/** The colours of a plant, already those of a dry one where it is dry. */
export type Paint = {
  soil: string;
  soilDeep: string;
  seed: string;
  wood: string;
  /** Leaves: in the light, as they are, and in the shade. */
  light: string;
  leaf: string;
  deep: string;
  /** Blossoms or fruit, and their middle. */
  bloom: string;
  bloomDeep: string;
  heart: string;
};

export type Scheme = 'light' | 'dark';

/** The hues of leaves and of blossoms, by name. */
type Green = 'grass' | 'pine' | 'olive' | 'mint';
type Bloom = 'coral' | 'sun' | 'pink' | 'plum' | 'sky' | 'cream';

export type Hues = { green: Green; bloom: Bloom };

type Pair = Readonly<Record<Scheme, string>>;
type Leaves = { light: Pair; leaf: Pair; deep: Pair };

const greens: Readonly<Record<Green, Leaves>> = {
  grass: {
    light: { light: '#8cc97f', dark: '#8bd08a' },
    leaf: { light: '#5fae5b', dark: '#58a862' },
    deep: { light: '#3c8a4a', dark: '#35804b' },
  },
  pine: {
    light: { light: '#5fa886', dark: '#63b892' },
    leaf: { light: '#2f7d5b', dark: '#348e68' },
    deep: { light: '#1f5f45', dark: '#22694d' },
  },
  olive: {
    light: { light: '#b3c566', dark: '#b4cb6c' },
    leaf: { light: '#8aa343', dark: '#8aa84a' },
    deep: { light: '#667f30', dark: '#647f35' },
  },
  mint: {
    light: { light: '#9ad3bb', dark: '#93d6bd' },
    leaf: { light: '#65b295', dark: '#5cae92' },
    deep: { light: '#3f8b72', dark: '#3b836d' },
  },
};

const blooms: Readonly<Record<Bloom, { bloom: Pair; bloomDeep: Pair; heart: Pair }>> = {
  coral: {
    bloom: { light: '#e2705f', dark: '#f08a7c' },
    bloomDeep: { light: '#c2402f', dark: '#cf5f50' },
    heart: { light: '#fbd9a0', dark: '#fbd9a0' },
  },
  sun: {
    bloom: { light: '#f0b93c', dark: '#f5c65a' },
    bloomDeep: { light: '#cf8f14', dark: '#d69a24' },
    heart: { light: '#7a5230', dark: '#6d4a2d' },
  },
  pink: {
    bloom: { light: '#eda3b8', dark: '#f2b3c5' },
    bloomDeep: { light: '#cf6d8c', dark: '#d67c99' },
    heart: { light: '#fbe3a8', dark: '#fbe3a8' },
  },
  plum: {
    bloom: { light: '#a97fca', dark: '#b995db' },
    bloomDeep: { light: '#7a4e9c', dark: '#8d62b3' },
    heart: { light: '#f4d58a', dark: '#f4d58a' },
  },
  sky: {
    bloom: { light: '#6fb0cf', dark: '#7fc1de' },
    bloomDeep: { light: '#3583a5', dark: '#4590b2' },
    heart: { light: '#f6e2a3', dark: '#f6e2a3' },
  },
  cream: {
    bloom: { light: '#f6e7c3', dark: '#f3e6c8' },
    bloomDeep: { light: '#d8bf86', dark: '#cdb583' },
    heart: { light: '#d98a3d', dark: '#d98a3d' },
  },
};

const earth: Readonly<Record<'soil' | 'soilDeep' | 'seed' | 'wood', Pair>> = {
  soil: { light: '#b0906c', dark: '#6f5842' },
  soilDeep: { light: '#8a6a4a', dark: '#54422f' },
  seed: { light: '#d8a45a', dark: '#d9ab68' },
  wood: { light: '#8d6a49', dark: '#96745a' },
};

const dryLeaf: Pair = { light: '#d6a266', dark: '#c08f58' };

/** What a plant is painted with. A dry one keeps a trace of its own colours, so that it is still itself. */
export function paintOf({ green, bloom }: Hues, scheme: Scheme, isDry: boolean): Paint {
  const own = { ...greens[green], ...blooms[bloom] };
  const faded = (pair: Pair, share: number) => (isDry ? mixed(pair[scheme], dryLeaf[scheme], share) : pair[scheme]);
  return {
    soil: earth.soil[scheme],
    soilDeep: earth.soilDeep[scheme],
    seed: earth.seed[scheme],
    wood: earth.wood[scheme],
    light: faded(own.light, 0.85),
    leaf: faded(own.leaf, 0.8),
    deep: faded(own.deep, 0.7),
    bloom: faded(own.bloom, 0.65),
    bloomDeep: faded(own.bloomDeep, 0.6),
    heart: faded(own.heart, 0.5),
  };
}

/** A colour between two of the form `#rrggbb`; with `share` 1 it is the second. */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
