import type {
  ReadingBoard as Board,
  ReadingMove,
  ReadingQuestion,
  ReadingRound,
  Shown,
} from '@wordgrove/games/reading';
import { currentQuestion, reading } from '@wordgrove/games/reading';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stageOf } from '#features/games/play/stage.tsx';
import type { BoardProps } from '#features/games/play/stage-props.ts';
import { useWordPanel } from '#platform/word-panel.ts';
import { Button } from '#ui/button.tsx';
import typography from '#ui/typography.module.css';
import { useFocusAfter } from '#ui/use-focus.ts';
import { PassagePane } from './passage.tsx';
import { QuestionPane, stepOf } from './question.tsx';
import styles from './reading.module.css';

type Props = BoardProps<ReadingRound, Board, ReadingMove, Shown>;

/** The passage beside its questions, or above them on a phone. A question stays, with its proof, until 'Next'. */
export function ReadingBoard({ round, board, onMove, onDone, announce }: Props) {
  const { t } = useTranslation('games-reading');
  const { open } = useWordPanel();
  const [passage] = round.items;
  const [kept, setKept] = useState<ReadingQuestion | null>(null);
  // A resumed play starts where the page starts; only an answer leads to the text.
  const [hasAnswered, setAnswered] = useState(false);
  const text = useRef<HTMLHeadingElement>(null);
  const asked = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const focusWith = useFocusWith();
  if (!passage) return null;
  const current = currentQuestion(passage, board);
  // The play may have moved on elsewhere: the shown question is kept in front of the current one only once it is done.
  const question = kept && stepOf(kept, board) === 'done' ? kept : (current ?? passage.questions.at(-1));
  if (!question) return null;

  const { id, options, right, proof } = question;
  const step = stepOf(question, board);
  const sentences = passage.paragraphs.flat();
  const answer = options[right] ?? '';
  const focusAsked = () => focusWith(asked, () => asked.current?.closest('section'));
  // 'Next' alone would push the question under the page's header.
  const focusNext = () => focusWith(next, () => asked.current);

  const handleRead = () => {
    if (!onMove({ item: passage.id, read: true })) return;
    announce('');
    focusAsked();
  };
  const handleChoose = (choice: number) => {
    const verdict = onMove({ item: id, choice });
    if (!verdict) return;
    setKept(question);
    setAnswered(true);
    if (verdict.outcome === 'right') {
      announce(t('right'), t('mark-task'));
    } else {
      announce(t('wrong-is', { answer }), t('proof-is'), sentences[proof] ?? '');
      focusNext();
    }
  };
  const handleMark = (mark: number | null) => {
    const verdict = onMove({ item: id, mark });
    if (!verdict) return;
    setKept(question);
    const isProved = verdict.outcome === 'right';
    if (isProved) announce(t('proved'));
    else announce(t(mark === null ? 'proof-is' : 'proof-is-other'), sentences[proof] ?? '');
    focusNext();
  };
  const handleNext = () => {
    announce('');
    setAnswered(false);
    if (!current) return onDone();
    setKept(null);
    focusAsked();
  };
  const handleLook = (word: string, sentence: number) => {
    onMove({ look: word, sentence });
    open({ word });
  };

  return (
    <div className={styles.panes}>
      <PassagePane
        passage={passage}
        headingRef={text}
        isMarking={step === 'mark'}
        takesFocus={hasAnswered}
        proof={step === 'done' ? proof : null}
        marked={step === 'done' ? (board.marks[id] ?? null) : null}
        onLook={handleLook}
        onMark={handleMark}
        onToQuestion={step === 'read' ? null : () => asked.current?.focus()}
      />
      {step === 'read' ? (
        <BeforeQuestions count={passage.questions.length} onRead={handleRead} />
      ) : (
        <QuestionPane
          passage={passage}
          question={question}
          board={board}
          step={step}
          isLast={current === undefined}
          headingRef={asked}
          nextRef={next}
          onChoose={handleChoose}
          onNext={handleNext}
          onToText={() => text.current?.focus()}
        />
      )}
    </div>
  );
}

/** Shown while the passage is being read: what comes next. */
function BeforeQuestions({ count, onRead }: { count: number; onRead: () => void }) {
  const { t } = useTranslation('games-reading');
  return (
    <section className={styles.question} aria-labelledby="reading-before">
      <h2 id="reading-before">{t('before')}</h2>
      <p>{t('before-text', { count })}</p>
      <p className={typography.figures}>{t('look-up-note')}</p>
      <div>
        <Button variant="primary" onClick={onRead}>
          {t('have-read')}
        </Button>
      </div>
    </section>
  );
}

/** Focuses a part after the board's next render, and brings what belongs to it into view where both fit. */
function useFocusWith() {
  const focusAfter = useFocusAfter({});
  return (part: RefObject<HTMLElement | null>, belonging: () => Element | null | undefined) =>
    focusAfter(() => {
      part.current?.focus({ preventScroll: true });
      for (const each of [belonging(), part.current]) each?.scrollIntoView({ block: 'nearest' });
    });
}

export const ReadingStage = stageOf(reading, ReadingBoard);
