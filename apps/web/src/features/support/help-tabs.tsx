import { useTranslation } from 'react-i18next';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { Tabs } from '#ui/tabs.tsx';
import { ContactTab } from './contact/contact-tab.tsx';
import { useContactForm } from './contact/use-contact-form.ts';
import { FaqTab } from './faq/faq-tab.tsx';
import { ResourcesTab } from './resources-tab.tsx';

const tabIds = ['contact', 'faq', 'resources'] as const;

/** The three tabs. The message being written is kept above them, so that looking something up doesn't lose it. */
export function HelpTabs() {
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
