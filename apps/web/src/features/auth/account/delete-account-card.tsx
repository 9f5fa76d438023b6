import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useDeleteAccount } from '#features/auth/api.ts';
import { useOwnWays } from '#features/auth/other-ways/api.ts';
import { isProven, mustSignIn, OwnerProof, SignInAgain } from '#features/auth/other-ways/owner-proof.tsx';
import { errorCode, errorData } from '#platform/errors.ts';
import { checkFilled } from '#platform/field-checks.ts';
import { forgetSignedIn } from '#platform/storage.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import { Notice } from '#ui/notice.tsx';
import typography from '#ui/typography.module.css';
import styles from './delete-account.module.css';

/** Deleting the account: what happens to it and when, and the password prompt. */
export function DeleteAccountCard() {
  const { t } = useTranslation('auth-account');
  const { role } = useSession();
  const asking = useDialogSubject<true>();
  const days = limits.deletionGraceDays;
  return (
    <Card as="section" className={styles.content} aria-labelledby="delete-account">
      <h2 id="delete-account">{t('deletion.title')}</h2>
      <p>{t('deletion.text', { count: days })}</p>
      <p>{t(role === 'teacher' ? 'deletion.text-teacher' : 'deletion.text-student')}</p>
      <div>
        <Button className={styles.open} onClick={() => asking.open(true)}>
          {t('deletion.open')}
        </Button>
      </div>
      <SubjectDialog dialog={asking} title={t('deletion.ask')} size="small">
        {() => <DeleteAccountForm onCancel={asking.close} />}
      </SubjectDialog>
    </Card>
  );
}

const start = { password: '' };
const fieldOfCode = { 'wrong-password': 'password' } as const;

/** Asks for the password; afterwards nobody is signed in. */
function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation(['auth-account', 'auth']);
  const { date, list } = useFormat();
  const { leave } = useSession();
  const { done } = useOutcomeToast();
  const remove = useDeleteAccount();
  const { data: ways } = useOwnWays();
  const checks = ways?.hasPassword === false ? {} : { password: checkFilled };
  const form = useFormState({ start, checks, fieldOfCode });
  const openClasses = classesOf(remove.error);
  const handleSubmit = () =>
    form.submit(async (values) => {
      const { deletedAt } = await remove.mutateAsync(values);
      forgetSignedIn();
      await leave();
      done(t('deletion.done', { date: date(deletedAt) }));
    });
  const notice = form.failure && openClasses.length > 0 && (
    <Notice
      tone="error"
      title={t('deletion.classes-first')}
      action={<ButtonLink to={paths.teacherStudents}>{t('deletion.to-classes')}</ButtonLink>}
    >
      <p className={typography.breaking}>{list(openClasses)}</p>
    </Notice>
  );
  if (mustSignIn(ways)) return <SignInAgain ways={ways} onCancel={onCancel} />;
  return (
    <DialogForm
      form={form}
      lead={t(isProven(ways) ? 'deletion.ask-text-proven' : 'deletion.ask-text', { count: limits.deletionGraceDays })}
      notice={notice}
      submitText={t('deletion.submit')}
      dangerous
      isPending={remove.isPending}
      onSubmit={handleSubmit}
      onCancel={onCancel}
    >
      <OwnerProof ways={ways} field={form.field('password')} />
    </DialogForm>
  );
}

/** The open classes that are why a deletion was refused. */
function classesOf(error: unknown): string[] {
  const { classes } = errorData(error);
  const isRefused = errorCode(error) === 'classes-still-open' && Array.isArray(classes);
  return isRefused ? classes.map(String) : [];
}
