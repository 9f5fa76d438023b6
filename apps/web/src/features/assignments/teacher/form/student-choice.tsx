import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './form.module.css';

export type Learner = { studentId: string; studentName: string; className: string };

export type StudentChoiceProps = {
  learners: readonly Learner[] | undefined;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

/** Selected students of the chosen classes. */
export function StudentChoice({ learners, chosen, error, onChange }: StudentChoiceProps) {
  const { t } = useTranslation('assignments-teacher');
  if (!learners) return <Skeleton shape="row" count={3} label={t('form.students-loading')} />;
  const isOneClass = new Set(learners.map(({ className }) => className)).size < 2;
  const hint =
    learners.length === 0
      ? t('form.nobody')
      : t('form.chosen', {
          count: learners.filter(({ studentId }) => chosen.includes(studentId)).length,
          all: learners.length,
        });
  return (
    <ChoiceGroup legend={t('form.which-students')} hint={hint} error={error}>
      {(control) => (
        <div className={styles.people}>
          {learners.map(({ studentId, studentName, className }) => (
            <Checkbox
              key={studentId}
              {...control}
              name="studentIds"
              label={studentName}
              hint={isOneClass ? undefined : className}
              checked={chosen.includes(studentId)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, studentId] : chosen.filter((each) => each !== studentId))
              }
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
