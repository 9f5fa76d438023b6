import { IconPrinter } from '@tabler/icons-react';
import type { ClassWords } from '@wordgrove/contract/analytics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { SwitchField } from '#ui/checkbox.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { MondayActions } from './monday-actions.tsx';
import styles from './words.module.css';

/** What to repeat in ten minutes on Monday: a list that can be printed as it stands, or played. */
export function MondayPart({ classId, found }: { classId: string; found: ClassWords }) {
  const { t } = useTranslation('analytics-words');
  const format = useFormat();
  const [hasMeanings, setHasMeanings] = useState(true);
  const { day, words } = found.monday;
  const print = (
    <Button className={styles.screenOnly} icon={IconPrinter} onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
  return (
    <div className={styles.monday}>
      <PartCard title={t('monday', { day: format.day(day) })} actions={words.length > 0 && print}>
        <p className={styles.paperOnly}>
          <bdi>{found.className}</bdi>
        </p>
        {words.length === 0 ? (
          <p>{t('monday-none')}</p>
        ) : (
          <>
            <p className={styles.screenOnly}>{t('monday-why', { count: words.length })}</p>
            <ol className={styles.repeat}>
              {words.map(({ word, text, meaning, language, students }) => (
                <li key={word}>
                  <strong lang="en">{text}</strong>
                  {hasMeanings && meaning && <span lang={language ?? undefined}>{meaning}</span>}
                  <span className={styles.need}>{t('need', { count: students })}</span>
                </li>
              ))}
            </ol>
            <div className={styles.screenOnly}>
              <SwitchField
                label={t('meanings')}
                checked={hasMeanings}
                onChange={({ target }) => setHasMeanings(target.checked)}
              />
              <MondayActions classId={classId} found={found} />
            </div>
          </>
        )}
      </PartCard>
    </div>
  );
}
