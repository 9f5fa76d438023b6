import type { TablerIcon } from '@tabler/icons-react';
import { IconClock, IconMailFast, IconMessageQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-tab.module.css';
import type { Contact } from './use-contact-form.ts';

/** The contact form, and beside it when to expect an answer. */
export function ContactTab({ contact, onFaq }: { contact: Contact; onFaq: () => void }) {
  const { t } = useTranslation('support');
  return (
    <div className={styles.tab}>
      <Card className={layout.stackLarge}>
        <h2>{t('contact.title')}</h2>
        <ContactForm contact={contact} />
      </Card>
      <aside className={styles.beside}>
        <Fact icon={IconClock} title={t('hours.title')} text={t('hours.text')} />
        <Fact icon={IconMailFast} title={t('hours.response')} text={t('hours.response-text')} />
        <Fact icon={IconMessageQuestion} title={t('hours.faster')} text={t('hours.faster-text')}>
          <Button className={styles.faq} onClick={onFaq}>
            {t('hours.to-faq')}
          </Button>
        </Fact>
      </aside>
    </div>
  );
}

type FactProps = { icon: TablerIcon; title: string; text: string; children?: ReactNode };

function Fact({ icon: Icon, title, text, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <Icon size="1.5rem" aria-hidden="true" />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
