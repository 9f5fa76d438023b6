import type { LibraryText } from '@wordgrove/contract/pdfs';
import { normalForm } from '@wordgrove/language';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageForms, usePageTexts } from '#features/pdfs/api.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { useWordPanel } from '#platform/word-panel.ts';
import { prepareMenus } from '#ui/menu.tsx';
import { SideSheet } from '#ui/side-sheet.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AfterText } from './after-text.tsx';
import { useFinish } from './finish.ts';
import { OutlinePart } from './outline-part.tsx';
import pageStyles from './pages.module.css';
import type { OutlineEntry } from './pdf-document.ts';
import styles from './reader.module.css';
import type { LookControls } from './reader-bar.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { SearchPart } from './search-part.tsx';
import { SidewaysBar } from './sideways-bar.tsx';
import { TextNotices } from './text-notices.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import type { Found } from './use-found.ts';
import { useFound } from './use-found.ts';
import { useHeldSpot } from './use-held-spot.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useReadingTime } from './use-reading-time.ts';
import { useShortcut } from './use-shortcut.ts';
import { useTinted } from './use-tinted.ts';
import type { Trouble } from './use-trouble.ts';
import { bothTroubles, useTroubleOf } from './use-trouble.ts';
import type { Place } from './use-visible-page.ts';
import { usePagesOnScreen } from './use-visible-page.ts';
import type { ChosenWord } from './use-words-on-pages.ts';
import { useWordsOnPages } from './use-words-on-pages.ts';
import { WayBack } from './way-back.tsx';
import { WordsPart } from './words-part.tsx';

export type ReaderProps = {
  text: LibraryText;
  /** The student who reads; null for the teacher, whose reading counts for nothing. */
  studentId: string | null;
  /** Where it is opened; chosen if by a link to that page. */
  start: Place & { isChosen: boolean };
  /** Marked from the start: what a link leads to. */
  linked: string;
  /** A line below the bar, about what the text is being read for. */
  homework: ReactNode;
  /** At the end of a text that was finished: back to what it was read for. */
  toHomework: ReactNode;
  /** The text was taken away while it was open. */
  onGone: () => void;
};

/** What the pages need from the frame around them. */
export type PagesPort = {
  near: ReadonlySet<number>;
  texts: ReadonlyMap<number, string>;
  /** What keeps texts from coming. */
  trouble: Trouble | null;
  onText: (page: number, layer: HTMLElement | null) => void;
};

type ReadingFrameProps = ReaderProps & {
  /** How many pages there are; 0 until they are there. */
  count: number;
  hasText: boolean;
  /** Whether there will be pages at all. */
  isShown: boolean;
  /** What keeps parts of the file from coming; null for pages without one. */
  fileTrouble: Trouble | null;
  /** Whether the pages are shown from the server's text. */
  showsTexts: boolean;
  outline: readonly OutlineEntry[];
  /** Zoom, or font and size. */
  look: LookControls;
  /** Handles a key that the frame doesn't know; true if it did. */
  onKey: (key: string) => boolean;
  children: (port: PagesPort) => ReactNode;
};

export type SheetName = 'search' | 'outline' | 'words';

/** Everything around the pages of a text: the bar, what opens beside them, and what is remembered of the reading. */
export function ReadingFrame(props: ReadingFrameProps) {
  const { text, studentId, start, count, hasText, isShown, showsTexts, outline, look, onKey, children } = props;
  const { t } = useTranslation(['pdfs', 'app']);
  const panel = useWordPanel();
  const pages = useRef<HTMLElement>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [found, setFound] = useState<Found>(() => foundAtFirst(props));
  const [isTinted, setTinted] = useTinted(studentId !== null);
  const near = usePagesOnScreen(pages, count);
  const { texts, ...ofTexts } = usePageTexts(text.id, near, hasText || showsTexts);
  // Also of a scan, which has none: only so is it noticed that a text was taken away.
  const { forms, ...ofForms } = usePageForms(text.id, near, text.preparation !== 'waiting' && count > 0);
  useGone(ofTexts.isGone || ofForms.isGone, props.onGone);
  const textTrouble = useTroubleOf(ofTexts.lack);
  const trouble = bothTroubles(bothTroubles(props.fileTrouble, textTrouble), useTroubleOf(ofForms.lack));
  const isReady = count > 0;
  const { place, go, note, settle, hold, holdAgain, stay } = useHeldSpot(pages, start, isReady);
  // A look at the sentence of a card doesn't take the place in the text; reading on from there does.
  const isVisit = props.linked !== '' && place.page === start.page;
  useKeptPlace(text.id, place.isChosen && !isVisit ? place : null, text.progress.place ?? { page: 1, offset: 0 });
  const finish = useFinish(text, isReady);
  useReadingTime(text.id, studentId, pages, finish ? null : text.pages);

  const show = (wanted: SheetName | null) => {
    panel.close();
    setSheet(wanted);
  };
  const open = ({ word, page, sentence, locate }: ChosenWord) => {
    setSheet(null);
    if (locate) hold(locate);
    const known = forms.get(page)?.get(normalForm(word));
    panel.open({
      word,
      met: { pdfId: text.id, page, ...(sentence && { sentence }) },
      ...(known?.state === 'likely' && { likely: { word: known.word, text: t('words.likely') } }),
    });
  };
  const words = useWordsOnPages({ texts, forms, isTinted, onPress: panel.prepare, onChoose: open });
  const isSettled = words.layers.has(start.page);
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled, settle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other layers may have moved the word
  useEffect(holdAgain, [words.laidOut]);
  useFound(words.layers, words.laidOut, found, note);

  useEffect(() => {
    if (!isReady) return;
    panel.prepare();
    // Whatever the bar opens has to open without a network, too.
    whenIdle(prepareMenus);
  }, [isReady, panel.prepare]);

  useShortcut((key) => {
    if (key === '/') show('search');
    // Wherever the focus is: somebody who clicked a word reads on with the mouse.
    else if (key === 'Escape') show(null);
    else if (key === 'n' || key === 'p') go({ page: place.page + (key === 'n' ? 1 : -1), offset: 0 });
    else return onKey(key);
    return true;
  });
  const titles = { search: t('search.title'), outline: t('outline.title'), words: t('words.title') };
  return (
    <div className={styles.reader}>
      <div className={styles.top}>
        <ReaderBar
          text={text}
          place={place}
          count={count}
          hasTools={isShown}
          sheet={sheet}
          onSheet={(wanted) => show(wanted === sheet ? null : wanted)}
          sheets={[
            ...(hasText ? (['search', 'words'] as const) : []),
            ...(outline.length > 0 ? (['outline'] as const) : []),
          ]}
          tint={studentId !== null && hasText ? { isOn: isTinted, onChange: setTinted } : null}
          look={look}
          onGo={(page) => go({ page, offset: 0 })}
        />
        <div className={styles.homework}>
          {props.homework}
          <WayBack text={text} linked={props.linked} page={place.page} onGo={go} />
        </div>
        <TroubleNotice trouble={trouble} onFocusLost={() => pages.current?.focus({ preventScroll: true })} />
      </div>
      {isShown && <TextNotices text={text} hasText={hasText} />}
      <section
        ref={pages}
        className={pageStyles.pages}
        aria-label={t('reader.pages', { title: text.title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from word to word in it
        tabIndex={0}
        onPointerDown={words.handlePress}
        onClick={words.handleClick}
        onKeyDown={(event) => words.handleKey(event, place.page)}
      >
        {children({ near, texts, trouble: textTrouble, onText: words.handleText })}
      </section>
      <SidewaysBar area={pages} />
      {studentId !== null && <AfterText text={text} finish={finish} homework={props.toHomework} onFinish={stay} />}
      <VisuallyHidden>
        <span aria-live="polite" lang="en">
          {words.spoken}
        </span>
      </VisuallyHidden>
      {sheet && (
        <SideSheet title={titles[sheet]} closeText={t('app:close')} onClose={() => setSheet(null)} subject={sheet}>
          {sheet === 'search' && (
            <SearchPart
              id={text.id}
              page={place.page}
              found={found}
              onFound={setFound}
              onGo={(page) => go({ page, offset: 0 })}
            />
          )}
          {sheet === 'outline' && <OutlinePart entries={outline} onGo={(page) => go({ page, offset: 0 })} />}
          {sheet === 'words' && (
            <WordsPart
              id={text.id}
              page={place.page}
              onWord={(word, page) => open({ word, page, sentence: undefined, locate: null })}
            />
          )}
        </SideSheet>
      )}
    </div>
  );
}

function foundAtFirst({ linked, start }: ReaderProps): Found {
  return { text: linked, at: null, linked: linked === '' ? null : { page: start.page, nth: 0 } };
}

/** Says once that the text was taken away; what is open beside it belongs to it. */
function useGone(isGone: boolean, onGone: () => void): void {
  const panel = useWordPanel();
  const tell = useEffectEvent(() => {
    panel.close();
    onGone();
  });
  useEffect(() => {
    if (isGone) tell();
  }, [isGone]);
}
