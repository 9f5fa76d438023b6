import { useTranslation } from 'react-i18next';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useSession } from '#platform/use-session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ContactTab } from './contact/contact-tab.tsx';
import { useContactForm } from './contact/use-contact-form.ts';
import { FaqTab } from './faq/faq-tab.tsx';
import { ResourcesTab } from './resources-tab.tsx';

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

const tabIds = ['contact', 'faq', 'resources'] as const;

/** The three tabs. The message being written is kept above them, so that looking something up doesn't lose it. */
function HelpTabs() {
  const { t } = useTranslation('support');
  const [active, choose] = useAddressChoice('tab', tabIds, 'contact');
  const contact = useContactForm();
  const panels = {
    contact: <ContactTab contact={contact} onFaq={() => choose('faq')} />,
    faq: <FaqTab onWrite={() => choose('contact')} />,
    resources: <ResourcesTab />,
  };
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabIds.map((id) => ({ id, text: t(`tabs.${id}`), panel: panels[id] }))}
      active={active}
      onChange={choose}
    />
  );
}
