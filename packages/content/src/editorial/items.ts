import type { Cloze, GroupSet, Passage, Question, Scale, Sentence, Statement } from '#types.ts';

const gap = '___';

/** The tiles of a sentence: its words, ignoring case and the final mark. */
function tiles(text: string): string[] {
  return text
    .replace(/[.?!]$/, '')
    .toLowerCase()
    .split(' ');
}

const alike = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
const isAmong = (text: string, list: readonly string[]) => list.some((each) => alike(each, text));

function repeated(list: readonly string[]): string[] {
  return list.filter((each, place) => list.findIndex((other) => alike(other, each)) !== place);
}

function twice(list: readonly string[]): string[] {
  return repeated(list).map((each) => `twice: ${each}`);
}

function oneGap(text: string): string[] {
  return text.split(gap).length === 2 ? [] : [`needs one gap: ${text}`];
}

export function sentenceFaults({ text, alsoRight = [] }: Sentence): string[] {
  const wanted = tiles(text).sort().join(' ');
  return [
    ...(tiles(text).length < 3 ? ['too short to be put in order'] : []),
    ...(/^["'“‘]?[\p{Lu}0-9]/u.test(text) && /[.?!]$/.test(text) ? [] : ['no whole sentence']),
    ...alsoRight.filter((other) => tiles(other).sort().join(' ') !== wanted).map((other) => `other words: ${other}`),
    ...twice([text, ...alsoRight].map((each) => tiles(each).join(' '))),
  ];
}

export function statementFaults({ frame, right, wrong, why }: Statement): string[] {
  return [
    ...oneGap(frame),
    ...(isAmong(right, wrong) ? ['the right word is among the wrong ones'] : []),
    ...twice(wrong),
    ...(new RegExp(`(^|[^\\p{L}])${literally(right)}($|[^\\p{L}])`, 'iu').test(frame)
      ? ['the frame gives it away']
      : []),
    ...(/[.!?]$/.test(why) ? [] : ['the reason is no sentence']),
  ];
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function groupSetFaults({ title, groups }: GroupSet): string[] {
  const names = Object.keys(groups);
  const items = new Set(Object.values(groups).flat());
  const inAll = [...items].filter((item) => names.every((name) => groups[name]?.includes(item)));
  const asked = title.split(/, | or | and /).length;
  return [
    ...(asked > 1 && asked < names.length ? [`the title names ${asked} of ${names.length} groups`] : []),
    ...(names.length >= 2 && names.length <= 5 ? [] : [`${names.length} groups`]),
    ...(items.size >= 6 && items.size <= 20 ? [] : [`${items.size} items`]),
    ...Object.values(groups).flatMap(twice),
    ...(inAll.length * 2 > items.size ? [`too many fit everywhere: ${inAll.join(', ')}`] : []),
  ];
}

export function scaleFaults({ steps }: Scale): string[] {
  return twice(steps);
}

export function clozeFaults({ text, answers, bank, feedback }: Cloze): string[] {
  return [
    ...oneGap(text),
    ...twice([...answers, ...bank]),
    ...Object.keys(feedback)
      .filter((wrong) => isAmong(wrong, answers))
      .map((wrong) => `feedback for a right answer: ${wrong}`),
    ...Object.values(feedback)
      .filter((words) => !/[.!?]["'”’]?$/.test(words))
      .map((words) => `no sentence: ${words}`),
  ];
}

export function questionFaults({ right, wrong }: Question): string[] {
  return twice([right, ...wrong]);
}

const lengths = { A1: [80, 115], A2: [105, 165], B1: [155, 235], B2: [215, 315], C1: [295, 400] } as const;

export function passageFaults({ level, paragraphs, questions }: Passage): string[] {
  const count = paragraphs.join(' ').split(/\s+/).length;
  const [least, most] = lengths[level];
  const kinds = questions.map(({ kind }) => kind);
  return [
    ...(count >= least && count <= most ? [] : [`${count} words; ${least} to ${most} are wanted at ${level}`]),
    ...(['gist', 'detail', 'inference', 'vocabulary'] as const)
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => `no question on ${kind}`),
    ...questions.flatMap(({ question, right, wrong, proof }) => [
      ...twice([right, ...wrong]),
      ...(paragraphs.some((paragraph) => isSentenceOf(proof, paragraph))
        ? []
        : [`no sentence of the passage: ${proof}`]),
      ...(question.endsWith('?') || question.includes(gap) || /[.…]$/.test(question)
        ? []
        : [`no question: ${question}`]),
    ]),
  ];
}

/** Whether a text is one whole sentence of a paragraph, letter by letter. */
function isSentenceOf(proof: string, paragraph: string): boolean {
  const start = paragraph.indexOf(proof);
  if (start < 0 || !/[.!?]["'”’]?$/.test(proof)) return false;
  const before = paragraph.slice(0, start);
  return before === '' || /[.!?:]["'”’)]?\s+["'“‘]?$/.test(before);
}
