import type { TeacherDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { PartCard } from '#ui/part-card.tsx';
import typography from '#ui/typography.module.css';
import styles from './code-card.module.css';

type Invite = NonNullable<TeacherDashboard['invite']>;

/** The code that students type now, large enough to be read from afar. */
export function CodeCard({ invite }: { invite: Invite | null }) {
  const { t } = useTranslation('dashboards');
  return (
    <PartCard
      title={t('code.title')}
      actions={<ButtonLink to={paths.teacherInviteCodes}>{t(invite ? 'code.all' : 'code.make')}</ButtonLink>}
    >
      {invite ? <BigCode invite={invite} /> : <p>{t('code.none')}</p>}
    </PartCard>
  );
}

export function BigCode({ invite: { code, className } }: { invite: Invite }) {
  const { t } = useTranslation('classes');
  return (
    <div>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <div className={styles.foot}>
        <span className={typography.muted}>
          <bdi>{className}</bdi>
        </span>
        <CopyButton value={code} text={t('invites.copy-code')} />
      </div>
    </div>
  );
}
