import type { StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { sizeText } from '#features/assignments/kinds/hand-in/size-text.ts';
import { WorkStateBadge } from '#features/assignments/teacher/work/work-state-badge.tsx';
import { useFormat } from '#platform/use-format.ts';
import { SelectField } from '#ui/select-field.tsx';
import typography from '#ui/typography.module.css';
import { useMedia } from '#ui/use-media.ts';
import type { GradeKeeper } from './grade-keeper.ts';
import styles from './grading.module.css';
import { isLeftUnfinished, isMoved } from './grading-order.ts';

type StudentListProps = {
  students: readonly StudentWork[];
  points: number | null;
  keeper: GradeKeeper;
  chosen: string;
  onChoose: (work: StudentWork) => void;
};

/** Everybody who has the assignment, with how their work stands; on a narrow screen a menu. */
export function StudentList({ students, points, keeper, chosen, onChoose }: StudentListProps) {
  const { t } = useTranslation(['assignments-grading', 'assignments-teacher']);
  const { t: words } = useTranslation('assignments-teacher');
  const given = useGivenText(points);
  const saving = (work: StudentWork) => {
    const standing = keeper.shown(work)?.saving ?? 'saved';
    if (standing === 'saved') return isMoved(work) ? t('saving.conflict') : '';
    return t(`saving.${standing === 'held-up' ? 'typing' : standing}`);
  };
  const left = (work: StudentWork) => (isLeftUnfinished(work) && work.handIn ? sizeText(words, work.handIn) : '');
  const isNarrow = useMedia('(max-width: 60rem)');
  if (isNarrow) {
    const option = (work: StudentWork) => {
      const state = t(`assignments-teacher:work.states.${work.state}`);
      return {
        value: work.studentId,
        label: [work.name, state, left(work), given(work), saving(work)].filter(Boolean).join(' · '),
      };
    };
    return (
      <SelectField
        label={t('student')}
        value={chosen}
        onChange={({ target }) => {
          const work = students.find(({ studentId }) => studentId === target.value);
          if (work) onChoose(work);
        }}
        options={students.map(option)}
      />
    );
  }
  return (
    <nav className={styles.list} aria-label={t('students')}>
      <ul>
        {students.map((work) => (
          <li key={work.studentId}>
            <button
              type="button"
              className={styles.student}
              aria-current={work.studentId === chosen ? 'true' : undefined}
              onClick={() => onChoose(work)}
            >
              <bdi className={typography.breaking}>{work.name}</bdi>
              <span className={styles.facts}>
                <WorkStateBadge state={work.state} />
                <span>{[left(work), given(work), saving(work)].filter(Boolean).join(' · ')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The points of a work, as returned or as a draft; empty without any. */
function useGivenText(max: number | null): (work: StudentWork) => string {
  const { t } = useTranslation('assignments-grading');
  const format = useFormat();
  return ({ grade: { draft, points } }) => {
    const given = draft ? draft.points : points;
    if (given === null || max === null) return draft?.comment ? t('draft') : '';
    const text = t('points-of', { points: format.number(given), count: max });
    return draft ? t('draft-of', { what: text }) : text;
  };
}
