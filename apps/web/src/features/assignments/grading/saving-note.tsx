import type { StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import typography from '#ui/typography.module.css';
import type { GradeKeeper } from './grade-keeper.ts';
import styles from './grading.module.css';

type SavingNoteProps = { work: StudentWork; keeper: GradeKeeper; max: number | null };

/** Whether the server has the grade and, where it can't have it, why. */
export function SavingNote({ work, keeper, max }: SavingNoteProps) {
  const { t } = useTranslation('assignments-grading');
  const { errorText } = useErrorText();
  const format = useFormat();
  const kept = keeper.shown(work);
  const saving = kept?.saving ?? (work.grade.draft ? 'saved' : null);
  if (kept?.saving === 'conflict' && kept.theirs) {
    const { draft, points, comment } = kept.theirs.grade;
    const theirs = draft ?? { points, comment };
    const given =
      theirs.points === null || max === null
        ? null
        : t('points-of', { points: format.number(theirs.points), count: max });
    const isMoved = kept.theirs.turnedInAt !== kept.turnedInAt;
    return (
      <div ref={showWhole} className={styles.conflict}>
        <Notice tone="warning" title={t(isMoved ? 'conflict.moved' : 'conflict.title')}>
          {!isMoved && (
            <p className={styles.theirs}>{[given, theirs.comment].filter(Boolean).join('\n') || t('conflict.empty')}</p>
          )}
          <p>{t(isMoved ? movedText(kept.theirs) : 'conflict.text')}</p>
          <div className={layout.row}>
            <Button onClick={() => keeper.keepMine(work.studentId)}>{t('conflict.mine')}</Button>
            <Button onClick={() => keeper.takeTheirs(work.studentId)}>{t('conflict.theirs')}</Button>
          </div>
        </Notice>
      </div>
    );
  }
  if (kept?.saving === 'refused') return <Notice tone="error">{errorText(kept.error)}</Notice>;
  if (kept?.saving === 'gone')
    return (
      <Notice tone="warning" title={t('left.title')}>
        {t('left.text')}
      </Notice>
    );
  return (
    <p className={typography.muted} role="status">
      {saving && t(`saving.${saving}`)}
    </p>
  );
}

type MovedNoteProps = { work: StudentWork; onKeep: () => void; onClear: () => void };

/** The student has taken the work back, or turned it in again, since the grade was typed. */
export function MovedNote({ work, onKeep, onClear }: MovedNoteProps) {
  const { t } = useTranslation('assignments-grading');
  return (
    <div ref={showWhole} className={styles.conflict}>
      <Notice tone="warning" title={t('conflict.moved')}>
        <p>{t(movedText(work))}</p>
        <div className={layout.row}>
          <Button onClick={onKeep}>{t('conflict.keep')}</Button>
          <Button onClick={onClear}>{t('conflict.clear')}</Button>
        </div>
      </Notice>
    </div>
  );
}

const movedText = ({ turnedInAt }: StudentWork) =>
  turnedInAt === null ? 'conflict.taken-back-text' : 'conflict.moved-text';

/** It asks for a choice, which may come while the teacher looks elsewhere on the page. */
function showWhole(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}
