import type { Assignment } from '@wordgrove/contract/assignments';
import type { SchoolClass } from '@wordgrove/contract/classes';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskDetails, TaskFields } from '#features/assignments/kinds/task-fields.tsx';
import { taskRules } from '#features/assignments/kinds/task-form.ts';
import { ClassBoxes } from '#features/assignments/teacher/class-boxes.tsx';
import { useClassTime } from '#features/assignments/teacher/class-clock.tsx';
import { DueField } from '#features/assignments/teacher/due-field.tsx';
import { instantOfClock } from '#platform/time-zones.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { TextField } from '#ui/text-field.tsx';
import styles from './form.module.css';
import { InstructionsField } from './instructions-field.tsx';
import type { AssignmentFormState } from './use-assignment-form.ts';
import { inAWeek } from './usual-terms.ts';

type MainFieldsProps = {
  form: AssignmentFormState;
  classes: readonly SchoolClass[];
  /** In which its times are read. */
  timeZone: string;
  isStarted: boolean;
  /** As it is on the server now; undefined for one that isn't there yet. */
  saved: Assignment | undefined;
};

/** What every homework needs: its name, what is to be done, for whom and until when. */
export function MainFields({ form, classes, timeZone, ...task }: MainFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, errors, change } = form;
  // Somebody who comes here to set one begins with its name. A finger would only get a keyboard over the form.
  const isFocused = !task.saved && !form.isRestored && matchMedia('(pointer: fine)').matches;
  return (
    <Card tight className={styles.main}>
      <div className={styles.column}>
        <TextField label={t('form.title')} autoComplete="off" autoFocus={isFocused} {...form.text('title')} />
        {fields.kind === 'hand-in' && <InstructionsField form={form} />}
        <TaskFields form={form} {...task} />
      </div>
      <div className={styles.column}>
        <TaskDetails form={form} {...task} />
        <div className={layout.stackSmall}>
          <DueField
            timeZone={timeZone}
            {...(!taskRules[fields.kind].needsDue && { note: t('optional') })}
            {...form.time('due')}
          />
          {fields.due === '' && <DueInAWeek timeZone={timeZone} onChoose={(at) => form.setTime('due', at)} />}
        </div>
        <ClassBoxes
          classes={classes}
          chosen={fields.classIds}
          error={errors.classIds}
          onChange={(classIds) => change({ classIds })}
        />
      </div>
    </Card>
  );
}

/** A due time that takes one click. It is gone with that, so the field gets the focus. */
function DueInAWeek({ timeZone, onChoose }: { timeZone: string; onChoose: (at: string) => void }) {
  const { t } = useTranslation('assignments-teacher');
  const classTime = useClassTime();
  const at = inAWeek(new Date(), timeZone);
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onChoose(at);
    const field = currentTarget.form?.elements.namedItem('due');
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <div>
      <Button onClick={choose}>
        {t('form.due-in-a-week', { at: classTime(instantOfClock(at, timeZone), timeZone) })}
      </Button>
    </div>
  );
}
