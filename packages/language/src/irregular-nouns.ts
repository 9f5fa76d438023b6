/** Singular and plurals; "/" separates plurals that are both in use, the more usual one first. */
const table = `
man men; woman women; child children; foot feet; tooth teeth; goose geese; mouse mice; louse lice; ox oxen; die dice;
person people/persons; penny pence/pennies; calf calves; half halves; elf elves; self selves; shelf shelves;
knife knives; life lives; wife wives; leaf leaves; loaf loaves; thief thieves; wolf wolves; scarf scarves/scarfs;
hoof hooves/hoofs; wharf wharves/wharfs; dwarf dwarves/dwarfs; sheaf sheaves; handkerchief handkerchiefs/handkerchieves;
potato potatoes; tomato tomatoes; hero heroes; echo echoes; veto vetoes; torpedo torpedoes; embargo embargoes;
mosquito mosquitoes/mosquitos; volcano volcanoes/volcanos; tornado tornadoes/tornados; buffalo buffaloes/buffalo/buffalos;
mango mangoes/mangos; cargo cargoes/cargos; zero zeros/zeroes; motto mottoes/mottos; domino dominoes; halo haloes/halos;
tuxedo tuxedos/tuxedoes; grotto grottoes/grottos; desperado desperadoes/desperados; fresco frescoes/frescos;
stomach stomachs; monarch monarchs; epoch epochs; patriarch patriarchs; matriarch matriarchs; eunuch eunuchs; loch lochs;
quiz quizzes; whiz whizzes; bus buses/busses; gas gases/gasses; plus pluses/plusses;
sheep sheep; deer deer; fish fish/fishes; moose moose; salmon salmon; trout trout; squid squid/squids; shrimp shrimps/shrimp;
cod cod; carp carp; bison bison; swine swine; aircraft aircraft; spacecraft spacecraft; hovercraft hovercraft; craft crafts/craft;
series series; species species; means means; offspring offspring; headquarters headquarters; crossroads crossroads;
barracks barracks; gallows gallows; chassis chassis; corps corps; swiss swiss; chinese chinese; japanese japanese;
portuguese portuguese; vietnamese vietnamese; dozen dozen/dozens; hertz hertz;
criterion criteria; phenomenon phenomena; automaton automata/automatons; datum data; bacterium bacteria; medium media/mediums;
curriculum curricula/curriculums; memorandum memoranda/memorandums; stratum strata; erratum errata; millennium millennia/millenniums;
referendum referendums/referenda; stadium stadiums/stadia; symposium symposia/symposiums; spectrum spectra/spectrums;
aquarium aquariums/aquaria; addendum addenda; ovum ova; cactus cacti/cactuses; fungus fungi/funguses; stimulus stimuli;
nucleus nuclei/nucleuses; radius radii/radiuses; alumnus alumni; syllabus syllabuses/syllabi; terminus termini/terminuses;
focus focuses/foci; hippopotamus hippopotamuses/hippopotami; octopus octopuses/octopi; genius geniuses; locus loci; bacillus bacilli;
corpus corpora/corpuses; genus genera; opus opuses/opera; index indexes/indices; appendix appendices/appendixes;
matrix matrices/matrixes; vertex vertices/vertexes; vortex vortices/vortexes; codex codices; cortex cortices/cortexes; helix helices/helixes;
vertebra vertebrae/vertebras; larva larvae; alga algae; antenna antennae/antennas; formula formulas/formulae;
nebula nebulae/nebulas; alumna alumnae; pupa pupae; bureau bureaux/bureaus; plateau plateaus/plateaux; gateau gateaux;
chateau chateaux/chateaus; tableau tableaux; beau beaux/beaus; adieu adieus/adieux; cherub cherubs/cherubim; kibbutz kibbutzim;
axis axes; testis testes; iris irises; pelvis pelvises; clitoris clitorises; mantis mantises; tennis tennis; virus viruses;
passer-by passers-by; passerby passersby; runner-up runners-up; hanger-on hangers-on; looker-on lookers-on; roof roofs;
mother-in-law mothers-in-law; father-in-law fathers-in-law; brother-in-law brothers-in-law; sister-in-law sisters-in-law;
son-in-law sons-in-law; daughter-in-law daughters-in-law; attorney-general attorneys-general; belief beliefs; proof proofs`;

/** Words that end in -man but don't come from "man". */
const notOfMan = /(hu|ger|ro|nor|otto|sha|talis|cai|musli|cayman|bush)man$|^man$/;

const plurals = new Map(
  table.split(';').map((row): [string, readonly string[]] => {
    const [singular = '', plural = ''] = row.trim().split(/\s+/);
    return [singular, plural.split('/')];
  }),
);

/** Words that end many compounds: housewife, bookshelf, grandchild, snowman, eyetooth. */
const lastPart = /(?:child|foot|tooth|goose|mouse|knife|life|wife|leaf|loaf|shelf|self|half|wolf|potato|person)$/;

/** The irregular plurals of a noun; undefined when it is regular. */
export function irregularPlurals(noun: string): readonly string[] | undefined {
  const own = plurals.get(noun);
  if (own) return own;
  if (/..(?:wo)?man$/.test(noun) && !notOfMan.test(noun)) return [`${noun.slice(0, -3)}men`];
  if (/..(?:s|x)is$/.test(noun)) return [`${noun.slice(0, -2)}es`];
  const [part] = lastPart.exec(noun) ?? [];
  const inner = part && !/(?:mongoose|behalf)$/.test(noun) ? plurals.get(part) : undefined;
  if (!part || !inner) return undefined;
  return inner.map((plural) => `${noun.slice(0, -part.length)}${plural}`);
}

/** Irregular plural → singulars. */
export const basesOfPlural: ReadonlyMap<string, readonly string[]> = reverse();

function reverse(): Map<string, string[]> {
  const bases = new Map<string, string[]>();
  for (const [singular, forms] of plurals) {
    for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), singular]);
  }
  return bases;
}
