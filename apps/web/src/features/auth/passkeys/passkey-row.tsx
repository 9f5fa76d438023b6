import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Passkey } from '@wordgrove/contract/auth';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { MoreMenu } from '#ui/menu.tsx';
import typography from '#ui/typography.module.css';
import styles from './passkeys.module.css';

type PasskeyRowProps = { passkey: Passkey; isHere: boolean; onRename: () => void; onRemove: () => void };

export function PasskeyRow({ passkey, isHere, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('auth-account');
  const { date } = useFormat();
  const { name, host, madeAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? t('passkeys.used', { date: date(lastUsedAt) }) : t('passkeys.unused');
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={typography.note}>{t('passkeys.made', { date: date(madeAt) })}</span>
        <span className={typography.note}>{isHere ? used : t('passkeys.elsewhere', { host })}</span>
      </span>
      <MoreMenu
        label={t('passkeys.actions', { name })}
        groups={[
          [
            { id: 'rename', text: t('passkeys.rename'), icon: IconPencil, onSelect: onRename },
            { id: 'remove', text: t('passkeys.remove'), icon: IconTrash, dangerous: true, onSelect: onRemove },
          ],
        ]}
      />
    </li>
  );
}
