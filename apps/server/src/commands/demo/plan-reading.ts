import { levels } from '@wordgrove/contract/levels';
import { isOpenClass } from '@wordgrove/language';
import type { PreparedText } from '#features/pdfs/prepared-store.ts';
import { between, chanceOf, happens, oneOf } from './chance.ts';
import { isAskedToRead, notePage } from './homework/follow-homework.ts';
import type { Day, GivenText, Learner, ReadingRow } from './learner.ts';
import { spend } from './learner.ts';
import { lookUpInText } from './plan-look-ups.ts';
import { countActivity } from './plan-tasks.ts';

type Page = PreparedText['pages'][number];
type TextWord = PreparedText['words'][number];

/** Some never open a text, some give up on the way, and the others read it to the end. */
const shares = { unopened: 0.15, givenUp: 0.2 };

/** How likely a word is looked up: of the reader's level, one above it, and harder ones. */
const lookedUp = [0.08, 0.24, 0.34];
const lookUpsOnAPage = 6;
const hardWordsLeast = 10;

/** Some words stop nearly every reader, the hardest among them; the others few: readers of a class look the same ones up. */
const stopping = { share: 0.3, hardest: 3, more: 2.5, less: 0.4 };

/** Pages with words that the student hasn't read yet, as the product counts them for the day's tasks. */
export function unreadPages(learner: Learner, day: Day): number {
  return textsNow(learner, day).reduce((sum, { text }) => {
    const reading = readingOf(learner, text.id);
    const left = (text.prepared?.pages.length ?? 0) - (reading?.pagesRead ?? 0);
    return sum + (reading?.finishedAt ? 0 : left);
  }, 0);
}

/** Reads up to `count` pages: homework first, then on in the text opened last, and then a new one. */
export function readPages(learner: Learner, day: Day, count: number): void {
  for (let n = 0; n < count; n += 1) {
    const given = nextText(learner, day);
    if (!given || !spend(day, between(learner.chance, 10, 40))) return;
    const reading = open(learner, day, given);
    const page = unreadOf(learner, given)[0];
    // A worksheet is opened to be downloaded.
    if (page && !readPage(learner, day, { given, reading, page })) return;
  }
}

/** Given by then, not put away, and not archived. */
function textsNow({ texts }: Learner, { at }: Day): GivenText[] {
  return texts.filter(
    ({ text: { archivedAt }, since }) => since.getTime() < at && (!archivedAt || at < archivedAt.getTime()),
  );
}

function readingOf({ diary }: Learner, pdfId: string): ReadingRow | undefined {
  return diary.readings.find((reading) => reading.pdfId === pdfId);
}

function unreadOf({ diary }: Learner, { text }: GivenText): Page[] {
  const read = diary.readPages.filter(({ pdfId }) => pdfId === text.id).map(({ page }) => page);
  return text.prepared?.pages.filter(({ page, words }) => words > 0 && !read.includes(page)) ?? [];
}

function nextText(learner: Learner, day: Day): GivenText | undefined {
  const now = new Date(day.at);
  const lastOpened = ({ text }: GivenText) => readingOf(learner, text.id)?.lastOpenedAt.getTime() ?? 0;
  const isAsked = ({ text }: GivenText) => Number(isAskedToRead(learner, text.id, now));
  return textsNow(learner, day)
    .filter((given) => wantsOn(learner, given))
    .toSorted((one, other) => isAsked(other) - isAsked(one) || lastOpened(other) - lastOpened(one))[0];
}

/** What a student makes of a text is settled beforehand. */
function wantsOn(learner: Learner, given: GivenText): boolean {
  const { title } = given.text.details;
  const drawn = chanceOf(`${learner.email} reads ${title}`)();
  if (drawn < shares.unopened) return false;
  const pages = given.text.prepared?.pages.length ?? 0;
  if (pages === 0) return !readingOf(learner, given.text.id);
  const left = unreadOf(learner, given).length;
  return drawn < shares.unopened + shares.givenUp ? left > pages / 2 : left > 0;
}

function open(learner: Learner, day: Day, { text }: GivenText): ReadingRow {
  const at = new Date(day.at);
  const known = readingOf(learner, text.id);
  if (known) {
    known.lastOpenedAt = at;
    return known;
  }
  const reading: ReadingRow = {
    ...{ readerId: learner.id, pdfId: text.id, openedAt: at, lastOpenedAt: at },
    ...{ page: null, offset: null, placedAt: null, activeMs: 0, pagesRead: 0, finishedAt: null },
    ...{ reportedAt: null, reports: [] },
  };
  learner.diary.readings.push(reading);
  return reading;
}

type Reading = { given: GivenText; reading: ReadingRow; page: Page };

/** False when the day ends first. */
function readPage(learner: Learner, day: Day, { given, reading, page: { page, words, forms } }: Reading): boolean {
  const { id: readerId, chance, skill, diary } = learner;
  const { id: pdfId } = given.text;
  const begins = day.at;
  const wordsPerMinute = 70 + 90 * skill + 20 * chance();
  if (!spend(day, (words / wordsPerMinute) * 60)) return false;
  for (const form of hardForms(learner, given, forms)) {
    if (!spend(day, between(chance, 5, 20))) break;
    lookUpInText(learner, day, form, { pdfId, page, sentence: sentenceWith(given, forms[form], page) });
  }
  const at = new Date(day.at);
  const activeMs = day.at - begins;
  diary.readPages.push({ readerId, pdfId, page, activeMs, readAt: at });
  const left = unreadOf(learner, given);
  reading.activeMs += activeMs;
  reading.pagesRead += 1;
  reading.lastOpenedAt = at;
  reading.placedAt = at;
  reading.reportedAt = at;
  reading.page = left[0]?.page ?? page;
  reading.offset = left[0] ? oneOf(chance, [0, 0, 0.125, 0.25]) : 1;
  notePage(learner, pdfId, at);
  countActivity(learner, day, { kind: 'pages-read', amount: 1, cause: `page:${pdfId}:${page}` });
  if (left.length > 0) return true;
  reading.finishedAt = at;
  diary.lessons += 1;
  countActivity(learner, day, { kind: 'texts-finished', amount: 1, cause: `text:${pdfId}` });
  return true;
}

/** The forms of a page that the student looks up. */
function hardForms(learner: Learner, given: GivenText, forms: Record<string, string>): string[] {
  const { chance, level, skill } = learner;
  const levelOf = new Map(hardWords(given).map((word) => [word.word, levels.indexOf(word.level)]));
  const hardest = [...levelOf].toSorted(([, one], [, other]) => other - one).slice(0, stopping.hardest);
  return Object.entries(forms)
    .filter(([, word]) => {
      const above = (levelOf.get(word) ?? -1) - levels.indexOf(level);
      const usual = lookedUp[Math.min(above, lookedUp.length - 1)] ?? 0;
      const isHardest = hardest.some(([hard]) => hard === word);
      const stops = isHardest || chanceOf(`${word} stops readers`)() < stopping.share;
      return above >= 0 && happens(chance, usual * (stops ? stopping.more : stopping.less) * (1.5 - skill));
    })
    .map(([form]) => form)
    .slice(0, lookUpsOnAPage);
}

/** Nobody asks for the words that everybody begins with, unless there are hardly any others: then for the long ones. */
function hardWords({ text }: GivenText): Pick<TextWord, 'word' | 'level'>[] {
  const open = text.prepared?.words.filter(({ pos }) => isOpenClass(pos)) ?? [];
  const hard = open.filter(({ level }) => level !== 'A1');
  const long = open.filter(({ level }) => level === 'A1').toSorted((one, other) => other.word.length - one.word.length);
  const missing = Math.max(0, hardWordsLeast - hard.length);
  return [...hard, ...long.slice(0, missing).map(({ word }) => ({ word, level: 'A2' as const }))];
}

function sentenceWith({ text }: GivenText, word: string | undefined, page: number): string | undefined {
  return text.prepared?.words.find((each) => each.word === word && each.page === page)?.sentence;
}
