import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import type { QuestionId } from './faq-questions.ts';
import { audiencesFor, isOpenTo, questions } from './faq-questions.ts';
import styles from './faq-tab.module.css';

/** Questions with their answers, one open at a time. */
export function FaqTab({ onWrite }: { onWrite: () => void }) {
  const { t } = useTranslation('support');
  const { role } = useSession();
  const [openId, setOpenId] = useState<QuestionId | null>(null);
  return (
    <div className={styles.tab}>
      <div className={styles.groups}>
        {audiencesFor(role).map((audience) => (
          <section key={audience} className={layout.stack} aria-labelledby={`faq-${audience}`}>
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

type FaqItemProps = {
  question: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A question whose answer opens below it. */
function FaqItem({ question, isOpen, onToggle, children }: FaqItemProps) {
  const id = useId();
  return (
    <div className={styles.item}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={`${id}-question`}
          className={styles.question}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
        >
          <span>{question}</span>
          <IconChevronDown size="1.25rem" className={styles.arrow} aria-hidden="true" />
        </button>
      </h3>
      <div id={`${id}-answer`} hidden={!isOpen} className={styles.answer}>
        {children}
      </div>
    </div>
  );
}
