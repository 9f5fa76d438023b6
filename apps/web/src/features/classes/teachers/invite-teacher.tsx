import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '#platform/field-checks.ts';
import { usePublicAddress } from '#platform/public-address.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Form } from '#ui/form.tsx';
import layout from '#ui/layout.module.css';
import { TextField } from '#ui/text-field.tsx';
import typography from '#ui/typography.module.css';
import type { useMakeLink } from './api.ts';
import { useInviteTeacher } from './api.ts';

type InviteByLinkProps = { classId: string; make: ReturnType<typeof useMakeLink>; replaces: boolean };

/** Makes a link that lets one teacher in. It is shown only now; another one takes its place. */
export function InviteByLink({ classId, make, replaces }: InviteByLinkProps) {
  const { t } = useTranslation('classes-students');
  const { failed } = useOutcomeToast();
  const { date } = useFormat();
  const address = usePublicAddress();
  if (!make.data) {
    return (
      <div className={layout.stackSmall}>
        {replaces && <p className={typography.note}>{t('teachers.replaces')}</p>}
        <Button loading={make.isPending} onClick={() => make.mutate({ id: classId }, { onError: failed })}>
          {t('teachers.make-link')}
        </Button>
      </div>
    );
  }
  // After a `#`, which no server sees.
  const link = `${address}${paths.teacherInvitation}#${make.data.token}`;
  return (
    <div className={layout.stackSmall}>
      <TextField
        label={t('teachers.link-label')}
        hint={t('teachers.link-hint', { until: date(make.data.expiresAt) })}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={layout.row}>
        <CopyButton value={link} text={t('teachers.copy-link')} variant="primary" />
      </div>
    </div>
  );
}

const start = { teacherEmail: '' };
const checks = { teacherEmail: checkEmail };
const fieldOfCode = { 'already-teaches': 'teacherEmail' } as const;

/** Invites the teacher with an address, whether or not there is one. */
export function InviteByAddress({ classId }: { classId: string }) {
  const { t } = useTranslation(['classes-students', 'classes']);
  const { done } = useOutcomeToast();
  const invite = useInviteTeacher();
  const form = useFormState({ start, checks, fieldOfCode });
  const handleSubmit = () =>
    form.submit(async ({ teacherEmail }) => {
      await invite.mutateAsync({ id: classId, teacherEmail });
      done(t('teachers.was-invited', { email: teacherEmail }));
      form.fill(start);
    });
  return (
    <Form onSubmit={handleSubmit} errors={form.errors} failure={form.failure}>
      <TextField
        label={t('classes:switcher.teacher-email')}
        hint={t('teachers.email-hint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('teacherEmail')}
      />
      <div className={layout.row}>
        <Button type="submit" loading={invite.isPending}>
          {t('teachers.invite')}
        </Button>
      </div>
    </Form>
  );
}
