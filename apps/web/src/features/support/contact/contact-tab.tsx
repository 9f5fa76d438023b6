import { IconClock, IconMailFast, IconMessageQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-tab.module.css';
import type { Contact } from './use-contact-form.ts';

/** The contact form, and beside it when to expect an answer. */
export function ContactTab({ contact, onFaq }: { contact: Contact; onFaq: () => void }) {
  const { t } = useTranslation('support');
  return (
    <div className={styles.tab}>
      <Card className={styles.form}>
        <h2>{t('contact.title')}</h2>
        <ContactForm contact={contact} />
      </Card>
      <aside className={styles.beside}>
        <div className={styles.fact}>
          <IconClock size="1.5rem" aria-hidden="true" />
          <div>
            <h3>{t('hours.title')}</h3>
            <p>{t('hours.text')}</p>
          </div>
        </div>
        <div className={styles.fact}>
          <IconMailFast size="1.5rem" aria-hidden="true" />
          <div>
            <h3>{t('hours.response')}</h3>
            <p>{t('hours.response-text')}</p>
          </div>
        </div>
        <div className={styles.fact}>
          <IconMessageQuestion size="1.5rem" aria-hidden="true" />
          <div>
            <h3>{t('hours.faster')}</h3>
            <p>{t('hours.faster-text')}</p>
            <Button className={styles.faq} onClick={onFaq}>
              {t('hours.to-faq')}
            </Button>
          </div>
        </div>
      </aside>
    </div>
  );
}
