import { IconKey } from '@tabler/icons-react';
import type { Passkey } from '@wordgrove/contract/auth';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { FailedNotice } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import typography from '#ui/typography.module.css';
import { useKeptFocus } from '#ui/use-focus.ts';
import { AddTroubleNotice, ProofDialog } from './add-trouble.tsx';
import { useOwnPasskeys } from './api.ts';
import { knowsPasskeys } from './browser.ts';
import { called } from './called.ts';
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './passkeys.module.css';
import { useAddPasskey } from './use-add-passkey.ts';

/** A teacher's passkeys: what they are for, those there are, and a button for another one. */
export function PasskeysCard() {
  const { t } = useTranslation('auth-account');
  const found = useOwnPasskeys();
  const keptFocus = useKeptFocus<HTMLDivElement>(found.data?.passkeys.length, 'h2');
  return (
    <Card as="section" aria-labelledby="passkeys" className={layout.stack} {...keptFocus}>
      <h2 id="passkeys">{t('passkeys.title')}</h2>
      <p>{t('passkeys.text')}</p>
      {found.data && <Passkeys {...found.data} />}
      {!found.data &&
        (found.isError ? (
          <FailedNotice title={t('passkeys.load-failed')} query={found} />
        ) : (
          <Skeleton shape="row" count={2} label={t('passkeys.loading')} />
        ))}
    </Card>
  );
}

function Passkeys({ host, passkeys }: { host: string | null; passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('auth-account');
  const renaming = useDialogSubject<Passkey>();
  const removing = useDialogSubject<Passkey>();
  const { user } = useSession();
  const obstacle = obstacleAt(host, user?.emailVerified === true);
  return (
    <>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {called(passkeys, t('passkeys.unnamed')).map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isHere={passkey.host === window.location.hostname}
              onRename={() => renaming.open(passkey)}
              onRemove={() => removing.open(passkey)}
            />
          ))}
        </ul>
      )}
      {obstacle ? (
        <p className={typography.note}>{t(`passkeys.obstacle.${obstacle}`, { host })}</p>
      ) : (
        <AddPasskey passkeys={passkeys} />
      )}
      <RenamePasskeyDialog dialog={renaming} />
      <RemovePasskeyDialog dialog={removing} />
    </>
  );
}

/** Why no passkey can be made on this page, if none can. */
function obstacleAt(host: string | null, isConfirmed: boolean): 'unconfirmed' | 'address' | 'host' | 'browser' | null {
  if (host === null) return 'address';
  if (host !== window.location.hostname) return 'host';
  if (!isConfirmed) return 'unconfirmed';
  return knowsPasskeys() ? null : 'browser';
}

function AddPasskey({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('auth-account');
  const { done } = useOutcomeToast();
  const adding = useAddPasskey({
    onAdded: (made) => {
      const others = passkeys.filter(({ id }) => id !== made.id);
      done(t('passkeys.added', { name: called([...others, made], t('passkeys.unnamed')).at(-1)?.name }));
    },
  });
  if (passkeys.length >= limits.passkeysMax)
    return <p className={typography.note}>{t('passkeys.full', { max: limits.passkeysMax })}</p>;
  return (
    <>
      <AddTroubleNotice trouble={adding.trouble} />
      <div>
        {/* The second half of a double click would begin another one. */}
        <Button icon={IconKey} loading={adding.isPending} onClick={({ detail }) => detail < 2 && void adding.start()}>
          {t('passkeys.add')}
        </Button>
      </div>
      <ProofDialog adding={adding} />
    </>
  );
}
