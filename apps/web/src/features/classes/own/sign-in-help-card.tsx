import type { OwnEnrolment } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Card } from '#ui/card.tsx';
import { SwitchField } from '#ui/checkbox.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { useMyClasses, useSetSignInHelp } from './api.ts';

/** Which of the student's teachers may make one-time codes that open the account. */
export function SignInHelpCard() {
  const { t } = useTranslation('classes');
  const joined = useMyClasses().data?.filter(({ status }) => status === 'active') ?? [];
  if (joined.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="sign-in-help" className={layout.stack}>
      <h2 id="sign-in-help" className={typography.subheading}>
        {t('help.title')}
      </h2>
      <p>{t('help.text')}</p>
      {joined.map((enrolment) => (
        <SignInHelp key={enrolment.id} enrolment={enrolment} />
      ))}
    </Card>
  );
}

function SignInHelp({ enrolment }: { enrolment: OwnEnrolment }) {
  const { id, className, signInHelp, teacherNames } = enrolment;
  const { t } = useTranslation('classes');
  const { report } = useOutcomeToast();
  const format = useFormat();
  const teacherName = teacherNames.length > 0 ? format.list(teacherNames) : enrolment.teacherName;
  const set = useSetSignInHelp();
  const handleChange = (allowed: boolean) =>
    set.mutate({ id, signInHelp: allowed }, report(t(allowed ? 'help.allowed' : 'help.forbidden', { teacherName })));
  return (
    <SwitchField
      label={t('help.of', { teacherName, className })}
      checked={set.isPending ? set.variables.signInHelp : signInHelp}
      onChange={(event) => handleChange(event.target.checked)}
    />
  );
}
