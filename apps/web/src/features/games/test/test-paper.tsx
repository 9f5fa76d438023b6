import type { RunningTest } from '@wordgrove/contract/games';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenServerIsBack } from '#platform/server-reach.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Answers } from './answer-keeper.ts';
import { Question } from './question.tsx';
import styles from './test.module.css';
import { NewEnd, TimeLeft } from './time-left.tsx';
import type { TestAnswers } from './use-test-answers.ts';
import { useTestAnswers } from './use-test-answers.ts';

type Finish = {
  /** `done`: how many questions are answered, also with what the server had before. */
  send: (answers: ReturnType<TestAnswers['unsent']>, done: number, isTimeUp: boolean) => void;
  isBusy: boolean;
  error: unknown;
};

type TestPaperProps = {
  test: RunningTest;
  isPreview?: boolean;
  finish: Finish;
  /** The server takes no more answers; `done` questions were answered here. */
  onOver: (done: number) => void;
};

/** All questions of a test on one page, to answer in any order until it is handed in. */
export function TestPaper({ test, isPreview = false, finish, onOver }: TestPaperProps) {
  const { t } = useTranslation('games-test');
  const { round, title, endsAt, isClosed, now } = test;
  const { answers, waiting, give, unsent, leaveToEnd } = useTestAnswers(test, isPreview, (all) =>
    onOver(answeredIn(all)),
  );
  const [isAsking, setAsking] = useState(false);
  const [isTimeUp, setTimeUp] = useState(false);
  const all = round.questions.length;
  const answerOf = (place: number) => answers.get(place)?.answer ?? null;
  const done = answeredIn(answers);
  const handIn = (isOver = isTimeUp) => {
    setAsking(false);
    leaveToEnd();
    finish.send(isPreview ? [...answers.values()] : unsent(), done, isOver);
  };
  const handleTimeUp = () => {
    if (isTimeUp) return;
    setTimeUp(true);
    handIn(true);
  };
  return (
    <>
      <PageHeader title={title} lead={isPreview ? t('preview') : t('paper')} isLow />
      <div className={styles.head}>
        <ProgressBar label={t('questions')} value={done} max={all} text={t('answered', { done, all })} />
        {endsAt !== null && !isTimeUp && <TimeLeft endsAt={endsAt} now={now} onTimeUp={handleTimeUp} />}
        {!isClosed && <NewEnd endsAt={endsAt} />}
      </div>
      <div className={styles.paper} data-passage={round.passage !== null}>
        {round.passage && <Passage passage={round.passage} />}
        <div className={styles.side}>
          <fieldset className={styles.questions} disabled={isTimeUp} aria-label={t('questions')}>
            {round.questions.map((asked, place) => (
              <Question
                // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name here
                key={place}
                asked={asked}
                place={place}
                all={all}
                bank={round.bank}
                answer={answerOf(place)}
                onAnswer={(answer) => give(place, answer)}
              />
            ))}
          </fieldset>
          <div className={styles.end}>
            {isTimeUp && <Notice title={t(isClosed ? 'closed' : 'time-up')} />}
            <p role="status" className={styles.kept}>
              {isPreview ? '' : t(keptText({ waiting, done, isTimed: endsAt !== null && !isTimeUp }))}
            </p>
            {finish.error !== null && (
              <NotHandedIn
                error={finish.error}
                isBusy={finish.isBusy}
                late={isTimeUp ? waiting : 0}
                onRetry={() => handIn()}
              />
            )}
            <Button variant="primary" loading={finish.isBusy} onClick={() => (done < all ? setAsking(true) : handIn())}>
              {t('finish')}
            </Button>
          </div>
        </div>
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('unanswered', { count: all - done })}
        size="small"
      >
        <p>{t('unanswered-text')}</p>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('go-back')}</Button>
          <Button variant="primary" onClick={() => handIn()}>
            {t('finish-anyway')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function keptText({ waiting, done, isTimed }: { waiting: number; done: number; isTimed: boolean }) {
  if (waiting > 0) return isTimed ? 'waiting-timed' : 'waiting';
  return done > 0 ? 'kept' : 'kept-as-given';
}

const answeredIn = (answers: Answers) => [...answers.values()].filter(({ answer }) => answer !== null).length;

type NotHandedInProps = {
  error: unknown;
  isBusy: boolean;
  /** How many answers hadn't reached the server when time was up. */
  late: number;
  onRetry: () => void;
};

/** The answers are safe on this device, and the test is handed in as soon as the server is back. */
function NotHandedIn({ error, isBusy, late, onRetry }: NotHandedInProps) {
  const { t } = useTranslation(['games-test', 'app']);
  const { errorText } = useErrorText();
  const retry = useEffectEvent(onRetry);
  useEffect(() => whenServerIsBack(() => retry()), []);
  return (
    <Notice
      title={t('not-handed-in')}
      action={isBusy ? undefined : <Button onClick={onRetry}>{t('try-again')}</Button>}
    >
      <p>
        {errorText(error)} {late > 0 ? t('answers-late', { count: late }) : t('answers-safe')}
      </p>
    </Notice>
  );
}

/** What the questions are about. */
function Passage({ passage: { title, paragraphs } }: { passage: NonNullable<RunningTest['round']['passage']> }) {
  return (
    <article className={styles.passage} lang="en">
      <h2>{title}</h2>
      {paragraphs.map((sentences) => (
        <p key={sentences[0]}>{sentences.join(' ')}</p>
      ))}
    </article>
  );
}
