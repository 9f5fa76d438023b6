import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FaqItem } from './faq-item.tsx';
import type { QuestionId } from './faq-questions.ts';
import { audiencesFor, isOpenTo, questions } from './faq-questions.ts';
import styles from './faq-tab.module.css';

export type FaqTabProps = { onWrite: () => void };

/** Questions with their answers, one open at a time. */
export function FaqTab({ onWrite }: FaqTabProps) {
  const { t } = useTranslation('support');
  const { role } = useSession();
  const [openId, setOpenId] = useState<QuestionId | null>(null);
  return (
    <div className={styles.tab}>
      <div className={styles.groups}>
        {audiencesFor(role).map((audience) => (
          <section key={audience} className={styles.group} aria-labelledby={`faq-${audience}`}>
            <h2 id={`faq-${audience}`}>{t(`faq.${audience}`)}</h2>
            <Card className={styles.items}>
              {questions[audience].map(({ id, place }) => (
                <FaqItem
                  key={id}
                  question={t(`faq.${id}.question`)}
                  isOpen={openId === id}
                  onToggle={() => setOpenId(openId === id ? null : id)}
                >
                  <p>{t(`faq.${id}.answer`)}</p>
                  {place && isOpenTo(place, role) && <Link to={paths[place]}>{t(`faq.links.${place}`)}</Link>}
                </FaqItem>
              ))}
            </Card>
          </section>
        ))}
      </div>
      <aside className={styles.write} aria-labelledby="faq-write">
        <h2 id="faq-write">{t('faq.not-answered')}</h2>
        <p>{t('faq.not-answered-text')}</p>
        <Button onClick={onWrite}>{t('faq.write')}</Button>
      </aside>
    </div>
  );
}
