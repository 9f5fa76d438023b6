import { IconEye } from '@tabler/icons-react';
import type { Assignment } from '@wordgrove/contract/assignments';
import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClassTime } from '#features/assignments/teacher/class-clock.tsx';
import { isOverdueAtOnce, PublishQuestion } from '#features/assignments/teacher/publish-question.tsx';
import { PublishTrouble } from '#features/assignments/teacher/publish-trouble.tsx';
import { currentLanguage } from '#platform/i18n.ts';
import { deviceTimeZone, instantOfClock, isClockTime } from '#platform/time-zones.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Audience } from './audience.ts';
import { audienceOf, countLeft, learnersOf } from './audience.ts';
import type { Fields } from './fields.ts';
import styles from './form.module.css';
import type { HiddenWork } from './hidden-work-question.tsx';
import { HiddenWorkQuestion } from './hidden-work-question.tsx';
import { KindFields } from './kind-fields.tsx';
import { MainFields } from './main-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import type { PreviewedFormProps } from './previewed-form.tsx';
import { PreviewedForm } from './previewed-form.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import type { AssignmentFormState } from './use-assignment-form.ts';
import { useAssignmentForm } from './use-assignment-form.ts';

type AssignmentFormProps = {
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
} & Pick<PreviewedFormProps, 'previewing' | 'header'>;

/** Everything a teacher decides about an assignment, on one page. */
export function AssignmentForm(props: AssignmentFormProps) {
  const { id, saved, empty, classes, roster, onKept, previewing, header } = props;
  const audience = (fields: Fields) => audienceOf(fields, classes, roster, deviceTimeZone());
  const form = useAssignmentForm({ id, saved, empty, audienceOf: audience, onKept });
  const { timeZone } = audience(form.fields);
  return (
    <PreviewedForm {...{ id, form, classes, timeZone, previewing, header }}>
      <AllFields {...props} form={form} audience={audience(form.fields)} />
    </PreviewedForm>
  );
}

type AllFieldsProps = AssignmentFormProps & { form: AssignmentFormState; audience: Audience };

function AllFields({ form, audience, saved, classes, roster, previewing, onDone, onLeave }: AllFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const wish = useRef<Wish>('save');
  const { fields, errors } = form;
  const isStarted = (saved?.progress.started ?? 0) > 0;
  const isPublished = saved !== undefined && saved.publishedAt !== null;
  const chosen = learnersOf(roster, fields.classIds, currentLanguage());

  const [isAsking, setAsking] = useState(false);
  const hiding = useDialogSubject<HiddenWork>();
  const send = async (publishes: boolean, hidesWork = false) => {
    const kept = await form.attempt(publishes, { hidesWork, onHiding: hiding.open });
    if (kept) onDone(kept);
  };
  const handleSubmit = async () => {
    if (form.isBusy) return;
    if (wish.current === 'preview') return form.checkPreview() && previewing.open();
    const publishes = wish.current === 'publish';
    if (publishes && isPastDue(fields, audience.timeZone) && form.check()) return setAsking(true);
    await send(publishes);
  };
  return (
    <Form className={styles.form} onSubmit={handleSubmit} errors={errors} summaryTitle={t('form.check')}>
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
      <KindFields form={form} isStarted={isStarted} />
      <MainFields {...{ form, classes, isStarted, saved }} timeZone={audience.timeZone} />
      <MoreFields
        {...{ form, audience, isStarted, saved }}
        learners={chosen}
        gone={countLeft(fields.studentIds, roster)}
      />
      <PublishTrouble assignment={saved} />
      <RefusalNotice form={form} isDraft={saved !== undefined && !isPublished} />
      <FormEnd
        form={form}
        goesTo={{
          classes: classes.filter((each) => fields.classIds.includes(each.id)).map(({ name }) => name),
          students: fields.isForSome
            ? chosen?.filter(({ studentId }) => fields.studentIds.includes(studentId)).length
            : chosen?.length,
        }}
        timeZone={audience.timeZone}
        state={isPublished ? 'published' : saved?.appearsAt ? 'scheduled' : 'draft'}
        onChoose={(chosen) => {
          wish.current = chosen;
        }}
        onLeave={onLeave}
      />
      <PublishQuestion
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false);
          void send(true);
        }}
        onClose={() => setAsking(false)}
      />
      <HiddenWorkQuestion dialog={hiding} onConfirm={() => void send(wish.current === 'publish', true)} />
    </Form>
  );
}

/** Whether it would be overdue as soon as it is published. */
function isPastDue({ due, publishAt, isLateAllowed }: Fields, timeZone: string): boolean {
  const dueAt = isClockTime(due) ? instantOfClock(due, timeZone).toISOString() : null;
  return publishAt === '' && isOverdueAtOnce({ dueAt, isLateAllowed });
}

/** What the form is sent for. */
type Wish = 'save' | 'publish' | 'preview';

type FormEndProps = {
  form: AssignmentFormState;
  /** `students` is undefined until their number is known. */
  goesTo: { classes: readonly string[]; students: number | undefined };
  /** In which its times are read. */
  timeZone: string;
  state: 'draft' | 'scheduled' | 'published';
  /** Called just before the form is submitted. */
  onChoose: (wish: Wish) => void;
  onLeave: () => void;
};

/**
 * Who it goes to, and the buttons. Return in a field presses the first submit button, which shows nothing to anybody.
 */
function FormEnd({ form, goesTo, timeZone, state, onChoose, onLeave }: FormEndProps) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const classTime = useClassTime();
  const [isAsking, setAsking] = useState(false);
  const [pressed, setPressed] = useState<'save' | 'publish'>('save');
  const choose = (button: 'save' | 'publish') => {
    setPressed(button);
    onChoose(button);
  };
  // It isn't a submit button, so that Return saves; but what is wrong takes the focus, as at a submit.
  const preview = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onChoose('preview');
    currentTarget.form?.requestSubmit();
  };
  const leave = () => {
    form.forget();
    onLeave();
  };
  const isBusy = (button: typeof pressed) => form.isBusy && pressed === button;
  const { classes, students } = goesTo;
  const isPublished = state === 'published';
  const { publishAt } = form.fields;
  const appears = isPublished || !isClockTime(publishAt) ? null : instantOfClock(publishAt, timeZone);
  const goesToText = () => {
    const said = { students: t('form.student-count', { count: students ?? 0 }), classes: format.list(classes) };
    if (isPublished) return t('form.went-to', said);
    return appears ? t('schedule.goes-to', { ...said, at: classTime(appears, timeZone) }) : t('form.goes-to', said);
  };
  return (
    <>
      <div className={styles.end}>
        {classes.length > 0 && students !== undefined && <p>{goesToText()}</p>}
        <DialogActions>
          <Button onClick={() => (form.isChanged ? setAsking(true) : leave())}>{t('cancel')}</Button>
          <Button icon={IconEye} onClick={preview}>
            {t('preview')}
          </Button>
          <Button
            type="submit"
            variant={isPublished ? 'primary' : 'quiet'}
            loading={isBusy('save')}
            onClick={() => choose('save')}
          >
            {t(({ published: 'form.save', scheduled: 'schedule.withdraw', draft: 'form.save-draft' } as const)[state])}
          </Button>
          {!isPublished && (
            <Button type="submit" variant="primary" loading={isBusy('publish')} onClick={() => choose('publish')}>
              {t(appears ? 'schedule.send' : state === 'scheduled' ? 'schedule.now' : 'publish')}
            </Button>
          )}
        </DialogActions>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('form.put-away')}
        text={<p>{t('form.put-away-text')}</p>}
        confirmText={t('form.put-away-yes')}
        cancelText={t('form.put-away-no')}
        onConfirm={leave}
        onClose={() => setAsking(false)}
        dangerous
      />
    </>
  );
}
