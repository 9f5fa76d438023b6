import type { Copied, ListedAssignment } from '@wordgrove/contract/assignments';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useClassTime } from '#features/assignments/teacher/class-clock.tsx';
import formStyles from '#features/assignments/teacher/form/form.module.css';
import { assignmentPath } from '#platform/assignment-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { TextField } from '#ui/text-field.tsx';
import { movedBy } from './shift.ts';
import { useCopyAll } from './use-copy-all.ts';

type CopyAllFormProps = {
  /** The class whose homework it is. */
  from: string;
  assignments: readonly ListedAssignment[];
  pages: Parameters<typeof ShowMore>[0]['pages'];
  classes: readonly SchoolClass[];
  onCopied: (copied: readonly Copied[]) => void;
  onClose: () => void;
};

/** Which homework is copied, to which class, how much later, and whether students see it. */
export function CopyAllForm({ from, assignments, pages, classes, onCopied, onClose }: CopyAllFormProps) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const classTime = useClassTime();
  const copy = useCopyAll({ from, assignments, classes });
  const { fields, change, errors, days, timeZone, chosen } = copy;
  const send = async () => {
    const copied = await copy.send();
    if (copied) onCopied(copied);
  };
  const dueText = ({ dueAt, timeZone: entered }: ListedAssignment) => {
    if (dueAt === null) return t('copy-all.no-due');
    return t('copy-all.due', { at: classTime(movedBy(days ?? 0, dueAt, entered, timeZone), timeZone) });
  };
  return (
    <Form onSubmit={send} errors={errors}>
      {copy.refused && <Notice tone="error">{copy.refused}</Notice>}
      <SelectField
        label={t('copy-all.class')}
        name="classId"
        value={fields.classId}
        error={errors.classId}
        onChange={({ target }) => change({ classId: target.value })}
        options={[
          { value: '', label: t('copy-all.choose-class') },
          ...classes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        label={t('copy-all.move')}
        value={fields.move}
        onChange={({ target }) => change({ move: target.value === 'start' ? 'start' : 'weeks' })}
        options={[
          { value: 'weeks', label: t('copy-all.by-weeks') },
          { value: 'start', label: t('copy-all.to-start') },
        ]}
      />
      {fields.move === 'weeks' ? (
        <TextField
          label={t('copy-all.weeks')}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          value={fields.weeks}
          error={errors.days}
          onChange={({ target }) => change({ weeks: target.value })}
        />
      ) : (
        <TextField
          label={t('copy-all.start')}
          name="days"
          type="date"
          value={fields.start}
          hint={copy.firstDay ? t('copy-all.start-hint', { day: format.day(copy.firstDay) }) : undefined}
          error={errors.days}
          onChange={({ target }) => change({ start: target.value })}
        />
      )}
      <SelectField
        label={t('copy-all.as')}
        value={fields.as}
        hint={t(`copy-all.${fields.as}-hint`)}
        onChange={({ target }) => change({ as: target.value === 'planned' ? 'planned' : 'drafts' })}
        options={[
          { value: 'drafts', label: t('copy-all.drafts') },
          { value: 'planned', label: t('copy-all.planned') },
        ]}
      />
      <ChoiceGroup legend={t('copy-all.which')} error={errors.copies}>
        {(control) => (
          <div className={formStyles.boxes}>
            {assignments.map((assignment) => (
              <Checkbox
                key={assignment.id}
                {...control}
                name="copies"
                label={assignment.title}
                hint={dueText(assignment)}
                checked={chosen.includes(assignment)}
                onChange={({ target }) => copy.take(assignment.id, target.checked)}
              />
            ))}
          </div>
        )}
      </ChoiceGroup>
      {assignments.length < limits.copiesAtOnce && (
        <ShowMore pages={pages} links={assignments.map(({ id }) => assignmentPath(id))} text={t('older')} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={copy.isBusy}>
          {t('copy-all.send', { count: chosen.length })}
        </Button>
      </DialogActions>
    </Form>
  );
}
