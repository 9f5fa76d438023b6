import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { HelpTabs } from './help-tabs.tsx';

/** Help: a message to support, questions with answers, and things to read. Open to everybody. */
export function HelpPage() {
  const { t } = useTranslation('support');
  const { status } = useSession();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {/* The form is prefilled with the name and address of whoever is signed in, so it waits for the session. */}
      {status === 'initializing' ? <Spinner /> : <HelpTabs />}
    </>
  );
}
