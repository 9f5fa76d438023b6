import { IconSend } from '@tabler/icons-react';
import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { earnedBy } from '#features/assignments/kinds/earned-text.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import layout from '#ui/layout.module.css';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import typography from '#ui/typography.module.css';
import { focusIn } from '#ui/use-focus.ts';
import { FrequentComments } from './frequent-comments.tsx';
import type { GradeKeeper } from './grade-keeper.ts';
import styles from './grading.module.css';
import { withComment } from './grading-order.ts';
import { pointsTyped, readPoints } from './points.ts';
import { MovedNote, SavingNote } from './saving-note.tsx';
import { TryAgain } from './try-again.tsx';
import type { FrequentList } from './use-frequent-comments.ts';
import { useGradingKeys } from './use-grading-keys.ts';
import { useReturning } from './use-returning.tsx';

type GradeFormProps = {
  assignment: Assignment;
  work: StudentWork;
  keeper: GradeKeeper;
  frequent: FrequentList;
  onNext: () => void;
  onPrevious: () => void;
  onNextWaiting: () => void;
};

const keyNames = ['enter', 'return', 'next', 'previous', 'comment', 'suggestion'] as const;

/** Points and comment for one student's work. */
export function GradeForm({ assignment, work, keeper, frequent, onNext, onPrevious, onNextWaiting }: GradeFormProps) {
  const { t } = useTranslation('assignments-grading');
  const format = useFormat();
  const first = useFirstField();
  const { points: max } = assignment;
  const fields = useRef<HTMLFormElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const { typed, points, comment, change, isReturned, isUnsettled, giveBack, moved } = useGrade(work, max, keeper);
  const handleUnsettled = () => {
    focusIn(choice, 'button');
    focusIn(fields, '[aria-invalid="true"]');
  };
  const settleFirst = isUnsettled ? handleUnsettled : null;
  const returning = useReturning({ assignment, work, giveBack, settleFirst });
  const suggestion = earnedBy(work, max);
  const takeSuggestion = () => suggestion !== null && change({ typed: pointsTyped(suggestion, currentLanguage()) });
  const insert = (place: number) => {
    const chosen = frequent.comments[place];
    if (chosen) change({ comment: withComment(comment, chosen.text) });
  };
  useGradingKeys({
    onComment: insert,
    onSuggestion: takeSuggestion,
    onReturn: () => returning.giveBack(onNextWaiting),
    onNext,
    onPrevious,
  });
  return (
    <Card as="section" className={styles.form} aria-label={t('grade')}>
      <form
        ref={fields}
        noValidate
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (points !== undefined) onNext();
        }}
      >
        {max !== null && (
          <div className={styles.points} ref={first}>
            <TextField
              label={t('points')}
              note={t('out-of', { count: max })}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              error={points === undefined ? t('points-wrong', { max: format.number(max) }) : undefined}
              onChange={({ target }) => change({ typed: target.value })}
            />
            {suggestion !== null && suggestion !== points && (
              <Button aria-keyshortcuts="Alt+0" onClick={takeSuggestion}>
                {t('take', { points: format.number(suggestion) })}
              </Button>
            )}
          </div>
        )}
        <div ref={max === null ? first : undefined}>
          <TextAreaField
            label={t('comment')}
            rows={4}
            maxLength={limits.textMax}
            value={comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </div>
      </form>
      <div ref={choice}>
        {moved ? <MovedNote work={work} {...moved} /> : <SavingNote work={work} keeper={keeper} max={max} />}
      </div>
      <div className={layout.row}>
        {!isReturned && (
          <Button
            variant="primary"
            icon={IconSend}
            aria-keyshortcuts="Control+Enter"
            onClick={() => returning.giveBack()}
          >
            {t('return')}
          </Button>
        )}
        <TryAgain assignment={assignment} work={work} comment={comment} keeper={keeper} />
      </div>
      {returning.question}
      {work.grade.returnedAt !== null && (
        <p className={typography.muted}>{t('returned-on', { at: format.dateTime(work.grade.returnedAt) })}</p>
      )}
      <FrequentComments {...frequent} written={comment} onInsert={insert} />
      <Disclosure summary={t('keys.title')}>
        <dl className={styles.keys}>
          {keyNames.map((name) => (
            <div key={name}>
              <dt>
                <kbd>{t(`keys.names.${name}`)}</kbd>
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Card>
  );
}

/** A student's grade as the form has it, and what changes it. */
function useGrade(work: StudentWork, max: number | null, keeper: GradeKeeper) {
  const { studentId, turnedInAt, grade } = work;
  const kept = keeper.shown(work);
  const mark = grade.draft ?? grade;
  const typed = kept?.typed ?? pointsTyped(mark.points, currentLanguage());
  const comment = kept?.comment ?? mark.comment;
  const points = readPoints(typed, max);
  const told = pointsTyped(grade.points, currentLanguage());
  const isGrade = typed !== told || comment !== grade.comment;
  const about = isGrade ? (kept ?? grade.draft ?? work).turnedInAt : turnedInAt;
  const now = { studentId, turnedInAt, version: grade.version };
  const seen = { ...now, turnedInAt: about };
  const isSaved = !kept || kept.saving === 'saved';
  const isConflict = kept?.saving === 'conflict';
  const moved = about !== turnedInAt && !isConflict;
  return {
    ...{ typed, points, comment },
    change: (part: { typed?: string; comment?: string }) => {
      const next = { typed, comment, ...part };
      keeper.edit(seen, { ...next, points: readPoints(next.typed, max) });
    },
    /** Nothing is newer than what the student sees. */
    isReturned: grade.returnedAt !== null && grade.draft === null && isSaved,
    /** The points can't be read, or there is something to choose. */
    isUnsettled: points === undefined || isConflict || moved,
    giveBack: () => {
      if (points !== undefined) void keeper.giveBack(seen, { typed, comment, points });
    },
    /** What there is to choose when the grade was typed for other work than there is now. */
    moved: moved
      ? {
          onKeep: () => keeper.gradeAnew(now, { typed, comment, points }),
          onClear: () => keeper.gradeAnew(now, { typed: told, comment: grade.comment, points: grade.points }),
        }
      : null,
  };
}

/** Puts the cursor into a part's field, unless that would open the keyboard of a phone. */
function useFirstField() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    part.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return part;
}
