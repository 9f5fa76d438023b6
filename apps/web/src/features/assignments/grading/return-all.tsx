import { IconSend } from '@tabler/icons-react';
import type { Assignment, GradedWork, ReturnOutcome, StudentWork } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { returnGraded, workNow } from './api.ts';
import type { GradeKeeper } from './grade-keeper.ts';
import styles from './grading.module.css';
import { isEarly, isGraded, isMoved } from './grading-order.ts';

type ReturnAllProps = { assignment: Assignment; students: readonly StudentWork[]; keeper: GradeKeeper };

/** `early`: it isn't turned in, and still can be. */
type Result = {
  studentId: string;
  name: string;
  outcome: ReturnOutcome | 'early';
  /** Of the grade that the teacher has to look at again. */
  undecided?: number;
};
type Running = { all: number; results: readonly Result[]; isOver: boolean };

/** Returns every grade that is ready, and says of each student how that went. */
export function ReturnAll({ assignment, students, keeper }: ReturnAllProps) {
  const { t } = useTranslation('assignments-grading');
  const format = useFormat();
  const { failed } = useOutcomeToast();
  const [running, setRunning] = useState<Running | null>(null);
  const { id, points } = assignment;
  const graded = students.filter((work) => isGraded(work, points));
  const isDecided = (work: StudentWork) => !isMoved(work) && !isEarly(work, assignment);
  const isBusy = running !== null && !running.isOver;
  const send = async () => {
    await keeper.flush();
    const all = workNow(id).filter((work) => isGraded(work, points));
    const ready = all.filter((work) => keeper.isSent(work.studentId) && isDecided(work));
    const names = new Map(ready.map(({ studentId, name }) => [studentId, name]));
    // What the form says of them isn't what would be returned.
    const undecided = all
      .filter((work) => !ready.includes(work))
      .map(({ studentId, name, grade, ...work }) => ({
        ...{ studentId, name, undecided: grade.version },
        outcome: isEarly(work, assignment) ? ('early' as const) : ('changed' as const),
      }));
    setRunning({ all: all.length, results: undecided, isOver: false });
    const note = (results: readonly Omit<Result, 'name'>[]) =>
      setRunning(
        (now) =>
          now && {
            ...now,
            results: [...now.results, ...results.map((each) => ({ ...each, name: names.get(each.studentId) ?? '' }))],
          },
      );
    try {
      await returnGraded(id, ready.map(seenOf), note);
    } catch (error) {
      failed(error);
    }
    setRunning((now) => now && { ...now, isOver: true });
  };
  const versionOf = (id: string) => students.find(({ studentId }) => studentId === id)?.grade.version;
  const isStale = running?.results.some(
    ({ studentId, undecided }) => undecided !== undefined && versionOf(studentId) !== undecided,
  );
  const isShown = running?.isOver && !isStale;
  if (graded.length === 0 && !running) return null;
  return (
    <div className={styles.all}>
      {graded.length > 0 && (
        <Button icon={IconSend} loading={isBusy} onClick={() => void send()}>
          {t('return-all')}
        </Button>
      )}
      {!isBusy && !isShown && <Ready graded={graded.length} decided={graded.filter(isDecided).length} />}
      {isBusy && (
        <ProgressBar
          label={t('returning')}
          value={running.results.length}
          max={running.all}
          text={t('place', { at: format.number(running.results.length), count: running.all })}
        />
      )}
      {isShown && <Results {...running} />}
    </div>
  );
}

function Ready({ graded, decided }: { graded: number; decided: number }) {
  const { t } = useTranslation('assignments-grading');
  return (
    <>
      {decided > 0 && <span>{t('ready', { count: decided })}</span>}
      {graded > decided && <span>{t('undecided', { count: graded - decided })}</span>}
    </>
  );
}

const seenOf = ({ studentId, turnedInAt, grade: { version } }: StudentWork): GradedWork => ({
  studentId,
  turnedInAt,
  version,
});

function Results({ all, results }: Running) {
  const { t } = useTranslation('assignments-grading');
  const format = useFormat();
  const returned = results.filter(({ outcome }) => outcome === 'returned');
  const isWhole = returned.length === all;
  return (
    <Notice
      tone={isWhole ? 'success' : 'warning'}
      title={t('returned-count', { count: returned.length, all: format.number(all) })}
    >
      <Disclosure summary={t('each')}>
        <ul>
          {results.map(({ studentId, name, outcome }) => (
            <li key={studentId}>
              <bdi>{name}</bdi>: {t(`outcomes.${outcome}`)}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Notice>
  );
}
