import type { SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import styles from './form/form.module.css';

type ClassBoxesProps = {
  classes: readonly SchoolClass[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

/** The classes that get it. */
export function ClassBoxes({ classes, chosen, error, onChange }: ClassBoxesProps) {
  const { t } = useTranslation('assignments-teacher');
  return (
    <ChoiceGroup legend={t('form.classes')} error={error}>
      {(control) => (
        <div className={styles.boxes}>
          {classes.map(({ id, name, activeStudents }) => (
            <Checkbox
              key={id}
              {...control}
              name="classIds"
              label={name}
              hint={t('form.class-size', { count: activeStudents })}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
