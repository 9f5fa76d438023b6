import { IconPrinter } from '@tabler/icons-react';
import type { ClassWords } from '@wordgrove/contract/analytics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deckName } from '#features/analytics/make/deck-name.ts';
import { WordListActions } from '#features/analytics/make/word-list-actions.tsx';
import { classWordsPath } from '#platform/class-words-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { SwitchField } from '#ui/checkbox.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { WordName } from './word-name.tsx';
import { WordSheet } from './word-sheet.tsx';
import styles from './words.module.css';

/** What to repeat in ten minutes on Monday: a list that can be printed as it stands, or become something else. */
export function MondayPart({ classId, found }: { classId: string; found: ClassWords }) {
  const { t } = useTranslation('analytics-words');
  const format = useFormat();
  const [hasMeanings, setHasMeanings] = useState(true);
  const [opened, setOpened] = useState<ListedWord | null>(null);
  const { className, monday } = found;
  const { words } = monday;
  const day = format.day(monday.day);
  const print = (
    <Button className={styles.screenOnly} icon={IconPrinter} onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
  return (
    <div className={styles.monday}>
      <PartCard title={t('monday', { day })} actions={words.length > 0 && print}>
        <p className={styles.paperOnly}>
          <bdi>{className}</bdi>
        </p>
        {words.length === 0 ? (
          <p>{t('monday-none')}</p>
        ) : (
          <>
            <p className={styles.screenOnly}>{t('monday-why', { count: words.length })}</p>
            <RepeatList words={words} hasMeanings={hasMeanings} onOpen={setOpened} />
            <div className={styles.screenOnly}>
              <SwitchField
                label={t('meanings')}
                checked={hasMeanings}
                onChange={({ target }) => setHasMeanings(target.checked)}
              />
              <WordListActions
                // A card that is no word of the dictionary stays where it is: its copy would be another memory.
                words={words.filter(({ word }) => !word.startsWith('card:'))}
                name={deckName((name) => t('deck-name', { class: name, day }), className)}
                about={{ id: classId, name: className }}
                back={{ to: classWordsPath(classId), search: {} }}
              />
            </div>
          </>
        )}
      </PartCard>
      {opened && <WordSheet classId={classId} word={opened} leadsWithNeed onClose={() => setOpened(null)} />}
    </div>
  );
}

type ListedWord = ClassWords['monday']['words'][number];

type RepeatListProps = {
  words: readonly ListedWord[];
  hasMeanings: boolean;
  onOpen: (word: ListedWord) => void;
};

function RepeatList({ words, hasMeanings, onOpen }: RepeatListProps) {
  const { t } = useTranslation('analytics-words');
  const format = useFormat();
  return (
    <ol className={styles.repeat}>
      {words.map((each) => {
        const { word, text, meaning, language, forgetting, failing } = each;
        const needs = [
          ...(forgetting > 0 ? [t('forgetting', { count: forgetting })] : []),
          ...(failing > 0 ? [t('failing', { count: failing })] : []),
        ];
        return (
          <li key={word}>
            <WordName word={word} text={text} hasPart={words.filter((other) => other.text === text).length > 1} />
            <span className={styles.meaning} lang={language ?? undefined} title={meaning}>
              {hasMeanings && meaning}
            </span>
            <Button variant="plain" className={styles.need} onClick={() => onOpen(each)}>
              <VisuallyHidden>{t('who-needs', { word: text })}</VisuallyHidden> {format.list(needs)}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
