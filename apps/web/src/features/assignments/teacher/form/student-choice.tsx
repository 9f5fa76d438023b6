import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesSearch } from '#platform/fold-text.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import layout from '#ui/layout.module.css';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './form.module.css';

export type Learner = { studentId: string; studentName: string; className: string };

type StudentChoiceProps = {
  /** The students of the chosen classes; undefined until they have loaded. */
  learners: readonly Learner[] | undefined;
  chosen: readonly string[];
  /** How many of the chosen ones have left all classes of the teacher. */
  gone: number;
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

/** So many are seen at a glance. */
const fewLearners = 6;

/** Selected students of the chosen classes; a search shows fewer of them and changes no choice. */
export function StudentChoice({ learners, chosen, gone, error, onChange }: StudentChoiceProps) {
  const { t } = useTranslation('assignments-teacher');
  const [search, setSearch] = useState('');
  if (!learners) return <Skeleton shape="row" count={3} label={t('form.students-loading')} />;
  const isOneClass = new Set(learners.map(({ className }) => className)).size < 2;
  const found = learners.filter(({ studentName, className }) => matchesSearch(search, [studentName, className]));
  const put = (ids: readonly string[], isIn: boolean) => {
    const others = chosen.filter((each) => !ids.includes(each));
    onChange(isIn ? [...others, ...ids] : others);
  };
  const count = learners.filter(({ studentId }) => chosen.includes(studentId)).length;
  const hint = learners.length === 0 ? t('form.nobody') : t('form.chosen', { count, all: learners.length });
  const foundIds = found.map(({ studentId }) => studentId);
  const areAllIn = foundIds.every((id) => chosen.includes(id));
  return (
    <>
      {learners.length > fewLearners && (
        <div className={layout.row}>
          <TextField
            type="search"
            label={t('choose.search')}
            name="search"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={keepHere}
          />
          <Button disabled={found.length === 0} onClick={() => put(foundIds, !areAllIn)}>
            {t(areAllIn && found.length > 0 ? 'choose.none' : 'choose.all', { count: found.length })}
          </Button>
        </div>
      )}
      <ChoiceGroup
        legend={t('form.which-students')}
        hint={gone > 0 ? `${hint} ${t('choose.gone', { count: gone })}` : hint}
        error={error}
      >
        {(control) => (
          <div className={styles.people}>
            {found.length === 0 && learners.length > 0 && <p>{t('choose.nobody')}</p>}
            {found.map(({ studentId, studentName, className }) => (
              <Checkbox
                key={studentId}
                {...control}
                name="studentIds"
                label={studentName}
                hint={isOneClass ? undefined : className}
                checked={chosen.includes(studentId)}
                onChange={({ target }) => put([studentId], target.checked)}
              />
            ))}
          </div>
        )}
      </ChoiceGroup>
    </>
  );
}

/** Return in the search would save the form. */
function keepHere(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
