import { Link, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { Waiting } from '@wordgrove/contract/ways-in';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import layout from '#ui/layout.module.css';
import { PageHeader } from '#ui/page-header.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { Seedling } from '#ui/pictures/seedling.tsx';
import { useClosedText } from './closed-text.ts';
import { carriedOn, NamedByProvider } from './named-by-provider.tsx';
import { ProvidersBelow } from './providers-below.tsx';
import styles from './register-choice-page.module.css';

/** Teacher or student: the first question of a registration, and of completing one that was abandoned. */
export function RegisterChoicePage() {
  return <NamedByProvider>{(named) => <Choice named={named} />}</NamedByProvider>;
}

function Choice({ named }: { named: Waiting | null }) {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { user } = useSession();
  const { code } = useSearch({ strict: false });
  const search = carriedOn(named, code);
  const closedText = useClosedText(named);
  const finishLead = user && t('register.finish-lead', { email: user.email });
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('register.title')}
        lead={
          named ? t('named.lead', { email: named.email, name: named.provider }) : (finishLead ?? t('register.lead'))
        }
      />
      <div className={styles.choices}>
        <div className={styles.choice}>
          <SchoolGate size={80} />
          {closedText ? (
            <span className={`${styles.name} ${styles.closed}`}>{t('register.teacher')}</span>
          ) : (
            <Link to={paths.registerTeacher} search={search} className={`${layout.cover} ${styles.name}`}>
              {t('register.teacher')}
            </Link>
          )}
          <p>{closedText ?? t('register.teacher-text')}</p>
        </div>
        <div className={styles.choice}>
          <Seedling mood="glad" size={80} />
          <Link to={paths.registerStudent} search={search} className={`${layout.cover} ${styles.name}`}>
            {t('register.student')}
          </Link>
          <p>{t('register.student-text')}</p>
        </div>
      </div>
      {named && (
        <p>
          {t('named.other-account', { name: named.provider })} <Link to={paths.login}>{t('register.login')}</Link>
        </p>
      )}
      {!user && !named && (
        <>
          <p>
            {t('register.have-account')} <Link to={paths.login}>{t('register.login')}</Link>
          </p>
          <ProvidersBelow inviteCode={search.code} />
        </>
      )}
    </div>
  );
}
