import { levels } from '@wordgrove/contract/levels';
import { topics } from '@wordgrove/contract/topics';
import type { GameFacts } from '@wordgrove/games';
import { gameFacts } from '@wordgrove/games';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskFieldsProps } from '#features/assignments/kinds/task-fields.tsx';
import styles from '#features/assignments/teacher/form/form.module.css';
import { isOneOf } from '#platform/is-one-of.ts';
import layout from '#ui/layout.module.css';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { DeckNotes } from './deck-notes.tsx';
import { ListNotes } from './list-notes.tsx';
import { SourceField } from './source-field.tsx';
import { readWords } from './word-list.ts';

const anyLevel = 'any';

type MaterialFieldsProps = Pick<TaskFieldsProps, 'form' | 'isStarted' | 'saved'>;

/** What the game asks: words of a level or topic, those that the teacher writes down, or those of a deck. */
export function MaterialFields({ form, isStarted, saved }: MaterialFieldsProps) {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  const { fields, change } = form;
  const { asks } = fields;
  const { content, makes = [] }: Pick<GameFacts, 'content' | 'makes'> = gameFacts[fields.type];
  const makesMore = makes.some((mode) => mode === fields.mode);
  const isOfWords = asks === 'words' || asks === 'deck';
  return (
    <div className={layout.stack}>
      <div className={styles.pair}>
        <SourceField form={form} isStarted={isStarted} saved={saved} />
        <LevelFields form={form} isStarted={isStarted} />
      </div>
      {asks === 'words' && (
        <>
          <WordsField form={form} isStarted={isStarted} />
          <ListNotes fields={fields} onMean={(meant) => change({ meant })} isStarted={isStarted} saved={saved} />
        </>
      )}
      {asks === 'deck' && <DeckNotes fields={fields} isStarted={isStarted} />}
      {isOfWords && content === 'written' && <p>{t(makesMore ? 'form.written-or-made' : 'form.written')}</p>}
    </div>
  );
}

/** Which level, or which topic and whether only of a level. */
function LevelFields({ form, isStarted }: Pick<MaterialFieldsProps, 'form' | 'isStarted'>) {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  const { fields, change } = form;
  const levelOptions = levels.map((level) => ({ value: level as string, label: level as string }));
  if (fields.asks === 'level') {
    return (
      <SelectField
        label={t('games:setup.level')}
        disabled={isStarted}
        {...form.choice('level', levels)}
        options={levelOptions}
      />
    );
  }
  if (fields.asks !== 'topic') return null;
  return (
    <>
      <SelectField
        label={t('games:setup.topic')}
        disabled={isStarted}
        {...form.choice('topic', topics)}
        options={topics.map((each) => ({ value: each, label: t(`games:topics.${each}`) }))}
      />
      <SelectField
        label={t('games:setup.level')}
        name="topicLevel"
        disabled={isStarted}
        value={fields.topicLevel ?? anyLevel}
        onChange={({ target: { value } }) => change({ topicLevel: isOneOf(levels, value) ? value : null })}
        options={[{ value: anyLevel, label: t('games:setup.any-level') }, ...levelOptions]}
      />
    </>
  );
}

/** A list that is written down. */
export function WordsField({ form, isStarted }: Omit<MaterialFieldsProps, 'saved'>) {
  const { t } = useTranslation('assignments-teacher');
  // A long list would be recounted on every letter.
  const count = readWords(useDeferredValue(form.fields.words)).length;
  return (
    <TextAreaField
      label={t('form.words')}
      hint={
        <>
          {t('form.words-hint')} {t('form.words-count', { count })}
        </>
      }
      rows={4}
      lang="en"
      autoComplete="off"
      autoCapitalize="off"
      disabled={isStarted}
      {...form.text('words')}
    />
  );
}
