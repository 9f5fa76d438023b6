import { useTranslation } from 'react-i18next';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useSession } from '#platform/use-session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { GuideTab } from './guide-tab.tsx';

const tabIds = ['teacher', 'student', 'games', 'system'] as const;

/** The usage guide: what exists today, step by step, and what comes next. Open to everybody. */
export function UsagePage() {
  const { t } = useTranslation('guide');
  const { status, role } = useSession();
  const [active, choose] = useAddressChoice('tab', tabIds, role === 'student' ? 'student' : 'teacher');
  const tabs = tabIds.map((id) => ({
    id,
    text: t(`tabs.${id}`),
    panel: <GuideTab tab={id} />,
  }));
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {/* Which tab comes first depends on who is signed in. */}
      {status === 'initializing' ? (
        <Spinner />
      ) : (
        <Tabs label={t('tabs.label')} tabs={tabs} active={active} onChange={choose} />
      )}
    </>
  );
}
