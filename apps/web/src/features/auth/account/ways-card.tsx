import type { OwnWays, ProviderId } from '@wordgrove/contract/ways-in';
import { useTranslation } from 'react-i18next';
import { useBeginLink, useOwnWays, useUnlinkProvider } from '#features/auth/other-ways/api.ts';
import { OnceMore } from '#features/auth/other-ways/once-more.tsx';
import styles from '#features/auth/other-ways/other-ways.module.css';
import { mustSignIn, OwnerProof, SignInAgain } from '#features/auth/other-ways/owner-proof.tsx';
import { useTroubleText } from '#features/auth/other-ways/trouble-text.ts';
import { errorCode } from '#platform/errors.ts';
import { checkFilled } from '#platform/field-checks.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';

type Subject = { kind: 'add'; provider: ProviderId; name: string } | { kind: 'remove'; id: string; name: string };

/** The providers by which the reader may sign in; nothing where none is set up or linked. */
export function WaysCard() {
  const { t } = useTranslation('auth-other-ways');
  const { date } = useFormat();
  const { data: ways } = useOwnWays();
  const asking = useDialogSubject<Subject>();
  const keptFocus = useKeptFocus<HTMLDivElement>(ways?.linked.length, 'h2');
  if (!ways || (ways.providers.length === 0 && ways.linked.length === 0)) return null;
  const unlinked = ways.providers.filter(({ id }) => !ways.linked.some(({ provider }) => provider === id));
  return (
    <Card as="section" aria-labelledby="ways-in" className={layout.stack} {...keptFocus}>
      <h2 id="ways-in">{t('card.title')}</h2>
      <p>{t('card.text')}</p>
      <OnceMore />
      <ul className={styles.list}>
        {ways.linked.map(({ id, name, at }) => (
          <li key={id} className={styles.way}>
            <span>
              {name} <small className={styles.since}>{t('card.since', { date: date(at) })}</small>
            </span>
            <Button
              aria-label={t('card.remove-name', { name })}
              onClick={() => asking.open({ kind: 'remove', id, name })}
            >
              {t('card.remove')}
            </Button>
          </li>
        ))}
        {unlinked.map(({ id, name }) => (
          <li key={id} className={styles.way}>
            <span>{name}</span>
            <Button
              aria-label={t('card.add-name', { name })}
              onClick={() => asking.open({ kind: 'add', provider: id, name })}
            >
              {t('card.add')}
            </Button>
          </li>
        ))}
      </ul>
      <SubjectDialog
        dialog={asking}
        title={({ kind, name }) => t(kind === 'add' ? 'card.add-name' : 'card.remove-name', { name })}
        size="small"
      >
        {(subject) => <WayForm subject={subject} ways={ways} onClose={asking.close} />}
      </SubjectDialog>
    </Card>
  );
}

/** Whether the account couldn't be signed in to without this provider, as the server says too. */
function isLast({ hasPassword, passkeys, linked }: OwnWays, id: string): boolean {
  return !hasPassword && passkeys === 0 && !linked.some((each) => each.id !== id && each.provider);
}

function LastWay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['auth-other-ways', 'app']);
  return (
    <>
      <p>{t('card.last')}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('app:close')}</Button>
      </DialogActions>
    </>
  );
}

type WayFormProps = { subject: Subject; ways: OwnWays; onClose: () => void };

const start = { password: '' };
const fieldOfCode = { 'wrong-password': 'password' } as const;

/** Adding leads to the provider, where the person says who they are. */
function WayForm({ subject, ways, onClose }: WayFormProps) {
  const { t } = useTranslation('auth-other-ways');
  const { done } = useOutcomeToast();
  const troubleText = useTroubleText();
  const add = useBeginLink();
  const remove = useUnlinkProvider();
  const checks = ways.hasPassword ? { password: checkFilled } : {};
  const form = useFormState({ start, checks, fieldOfCode });
  const { name } = subject;
  const handleSubmit = () =>
    form.submit(async ({ password }) => {
      if (subject.kind === 'add') await add.mutateAsync({ provider: subject.provider, password });
      else {
        await remove.mutateAsync({ id: subject.id, password });
        done(t('card.removed', { name }));
        onClose();
      }
    });
  if (subject.kind === 'remove' && isLast(ways, subject.id)) return <LastWay onClose={onClose} />;
  if (mustSignIn(ways)) return <SignInAgain ways={ways} onCancel={onClose} />;
  const isRefused = errorCode(add.error) === 'provider-refused';
  return (
    <DialogForm
      form={form}
      lead={t(subject.kind === 'add' ? 'card.add-text' : 'card.remove-text', { name })}
      notice={isRefused && <Notice tone="error">{troubleText(add.error)}</Notice>}
      submitText={t(subject.kind === 'add' ? 'card.go' : 'card.remove', { name })}
      dangerous={subject.kind === 'remove'}
      isPending={add.isPending || add.isSuccess || remove.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <OwnerProof ways={ways} field={form.field('password')} />
    </DialogForm>
  );
}
