import type { Assignment } from '@wordgrove/contract/assignments';
import { levels } from '@wordgrove/contract/levels';
import { topics } from '@wordgrove/contract/topics';
import type { GameFacts } from '@wordgrove/games';
import { gameFacts } from '@wordgrove/games';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssignmentFormState } from '#features/assignments/teacher/form/use-assignment-form.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { ListNotes } from './list-notes.tsx';
import { readWords } from './word-list.ts';

const kinds = ['words', 'level', 'topic'] as const;
const anyLevel = 'any';

type MaterialFieldsProps = {
  form: AssignmentFormState;
  isStarted: boolean;
  /** As it was last saved, which says what the dictionaries don't know; undefined before that. */
  saved: Assignment | undefined;
};

/** What the game asks: words that the teacher writes down, or those of a level or topic. */
export function MaterialFields({ form, isStarted, saved }: MaterialFieldsProps) {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  const { fields, change } = form;
  const { asks } = fields;
  const { content, makes = [] }: Pick<GameFacts, 'content' | 'makes'> = gameFacts[fields.type];
  const makesMore = makes.some((mode) => mode === fields.mode);
  const levelOptions = levels.map((level) => ({ value: level as string, label: level as string }));
  return (
    <PartCard title={t('form.material')}>
      <SelectField
        label={t('games:setup.source')}
        disabled={isStarted}
        {...form.choice('asks', kinds)}
        options={kinds.map((kind) => ({
          value: kind,
          label: kind === 'words' ? t('form.own-words') : t(`games:sources.${kind}`),
        }))}
      />
      {asks === 'words' && <WordsField form={form} isStarted={isStarted} />}
      {asks === 'words' && (
        <ListNotes fields={fields} onMean={(meant) => change({ meant })} isStarted={isStarted} saved={saved} />
      )}
      {asks === 'words' && content === 'written' && <p>{t(makesMore ? 'form.written-or-made' : 'form.written')}</p>}
      {asks === 'topic' && (
        <SelectField
          label={t('games:setup.topic')}
          disabled={isStarted}
          {...form.choice('topic', topics)}
          options={topics.map((each) => ({ value: each, label: t(`games:topics.${each}`) }))}
        />
      )}
      {asks === 'level' && (
        <SelectField
          label={t('games:setup.level')}
          disabled={isStarted}
          {...form.choice('level', levels)}
          options={levelOptions}
        />
      )}
      {asks === 'topic' && (
        <SelectField
          label={t('games:setup.level')}
          name="topicLevel"
          disabled={isStarted}
          value={fields.topicLevel ?? anyLevel}
          onChange={({ target: { value } }) => change({ topicLevel: isOneOf(levels, value) ? value : null })}
          options={[{ value: anyLevel, label: t('games:setup.any-level') }, ...levelOptions]}
        />
      )}
    </PartCard>
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
      rows={8}
      lang="en"
      autoComplete="off"
      autoCapitalize="off"
      disabled={isStarted}
      {...form.text('words')}
    />
  );
}
