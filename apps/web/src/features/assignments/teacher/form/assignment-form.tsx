import type { Assignment } from '@wordgrove/contract/assignments';
import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { audienceOf } from './audience.ts';
import { DetailsFields } from './details-fields.tsx';
import type { Fields } from './fields.ts';
import { FormEnd } from './form-end.tsx';
import { GameFields } from './game-fields.tsx';
import { learnersOf } from './learners-of.ts';
import { MaterialFields } from './material-fields.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useAssignmentForm } from './use-assignment-form.ts';
import { useFieldErrors } from './use-field-errors.ts';

export type AssignmentFormProps = {
  id: string;
  /** As it is on the server now; undefined for one that isn't there yet. */
  saved: Assignment | undefined;
  empty: Fields;
  classes: readonly SchoolClass[];
  /** Undefined until it has loaded. */
  roster: readonly RosterEntry[] | undefined;
  /** Called as soon as it is saved, even when it can't be published. */
  onKept: (saved: Assignment) => void;
  onDone: (saved: Assignment) => void;
  onLeave: () => void;
};

/** Everything a teacher decides about an assignment, on one page. */
export function AssignmentForm({ id, saved, empty, classes, roster, onKept, onDone, onLeave }: AssignmentFormProps) {
  const { t } = useTranslation('assignments-teacher');
  const audience = (fields: Fields) => audienceOf(fields, classes, roster, deviceTimeZone());
  const form = useAssignmentForm({ id, saved, empty, audienceOf: audience, onKept });
  const errors = useFieldErrors(form);
  const isPublishing = useRef(false);
  const { fields } = form;
  const isStarted = (saved?.progress.started ?? 0) > 0;
  const isPublished = saved !== undefined && saved.publishedAt !== null;
  const chosen = learnersOf(roster, fields.classIds);

  const handleSubmit = async () => {
    if (form.isBusy) return;
    const kept = await form.attempt(isPublishing.current);
    if (kept) onDone(kept);
  };
  return (
    <Form onSubmit={() => void handleSubmit()} errors={errors} summaryTitle={t('form.check')}>
      {form.isRestored && (
        <Notice title={t('form.restored')} action={<Button onClick={form.reset}>{t('form.afresh')}</Button>}>
          <p>{t('form.restored-text')}</p>
        </Notice>
      )}
      {isStarted && (
        <Notice title={t('form.started')}>
          <p>{t('form.started-text')}</p>
        </Notice>
      )}
      <DetailsFields form={form} errors={errors} classes={classes} learners={chosen} />
      <GameFields form={form} errors={errors} isStarted={isStarted} />
      <MaterialFields form={form} errors={errors} isStarted={isStarted} saved={saved} />
      <TermsFields form={form} errors={errors} audience={audience(fields)} />
      <RefusalNotice
        form={form}
        hasFieldErrors={Object.keys(errors).length > 0}
        isDraft={saved !== undefined && !isPublished}
      />
      <FormEnd
        form={form}
        goesTo={{
          classes: classes.filter((each) => fields.classIds.includes(each.id)).map(({ name }) => name),
          students: fields.isForSome
            ? chosen?.filter(({ studentId }) => fields.studentIds.includes(studentId)).length
            : chosen?.length,
        }}
        isPublished={isPublished}
        onChoose={(publishes) => {
          isPublishing.current = publishes;
        }}
        onLeave={onLeave}
      />
    </Form>
  );
}
