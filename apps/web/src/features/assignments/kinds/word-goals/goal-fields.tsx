import { IconCards, IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Assignment } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ListNotes } from '#features/assignments/kinds/game/list-notes.tsx';
import { WordsField } from '#features/assignments/kinds/game/material-fields.tsx';
import { OptionCard } from '#features/assignments/kinds/option-card.tsx';
import type { TaskFieldsProps } from '#features/assignments/kinds/task-fields.tsx';
import styles from '#features/assignments/teacher/form/form.module.css';
import { orpc } from '#platform/api.ts';
import { useFormat } from '#platform/use-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import typography from '#ui/typography.module.css';
import { DeckGone } from './deck-gone.tsx';
import { goalRecalls, goalStates, practised } from './goal-form.ts';
import { newestFirst } from './own-decks.ts';

/** Which words. They stay once somebody has begun. */
export function GoalFields({ form, isStarted, saved }: TaskFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, change } = form;
  return (
    <div className={layout.stack}>
      <SourceChoice form={form} isStarted={isStarted} saved={saved} />
      {fields.goalSource === 'words' ? (
        <>
          <WordsField form={form} isStarted={isStarted} />
          <ListNotes
            fields={{ ...fields, ...practised }}
            notAsked="not-played"
            onMean={(meant) => change({ meant })}
            isStarted={isStarted}
            saved={saved}
          />
        </>
      ) : (
        <p className={typography.muted}>{t('goal.shares')}</p>
      )}
    </div>
  );
}

/** What the words have to be, which may always change. */
export function AimFields({ form }: Pick<TaskFieldsProps, 'form'>) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  if (form.fields.kind === 'outcome') {
    const option = (value: (typeof goalRecalls)[number]) => ({
      value,
      label: t(`goal.recalls.${percentOf(value)}`, { percent: format.percent(Number(value)) }),
    });
    return (
      <SelectField
        label={t('goal.recall')}
        hint={t('goal.recall-hint')}
        {...form.choice('recall', goalRecalls)}
        options={goalRecalls.map(option)}
      />
    );
  }
  return (
    <div className={layout.stack}>
      <SelectField
        label={t('goal.state')}
        {...form.choice('goalState', goalStates)}
        options={goalStates.map((value) => ({ value, label: t(`goal.states.${value}`) }))}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        label={t('goal.share')}
        hint={t('goal.share-hint')}
        {...form.text('share')}
      />
    </div>
  );
}

const percentOf = (recall: (typeof goalRecalls)[number]) =>
  ({ '0.8': 80, '0.9': 90, '0.95': 95 })[recall] as 80 | 90 | 95;

/** A list to be written, or one of the teacher's own decks: one click, whichever it is. */
function SourceChoice({ form, isStarted, saved }: TaskFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, errors, change } = form;
  const query = useQuery(orpc.flashcards.decks.queryOptions());
  const set = deckOf(saved);
  const decks = query.data && newestFirst(query.data, set);
  const isDeck = fields.goalSource === 'deck';
  const isGone = isDeck && set === fields.deckId && decks?.every(({ id }) => id !== set);
  return (
    <>
      {isGone && <DeckGone />}
      <ChoiceGroup legend={t('goal.source')} error={errors.deckId} isDisabled={isStarted}>
        {(control) => (
          <div className={styles.texts}>
            <div className={styles.options}>
              <OptionCard
                // The form's summary of what is wrong looks for the field by its name, and finds this one.
                {...{ id: 'deckId', name: 'source', value: 'words', control }}
                picture={<IconList size="1.5rem" aria-hidden="true" />}
                title={t('form.own-words')}
                text=""
                isChosen={!isDeck}
                onChoose={() => change({ goalSource: 'words' })}
              />
              {decks?.map(({ id, name, cards }) => (
                <OptionCard
                  key={id}
                  {...{ name: 'source', value: id, control }}
                  picture={<IconCards size="1.5rem" aria-hidden="true" />}
                  title={name}
                  text={t('goal.cards', { count: cards })}
                  isChosen={isDeck && id === fields.deckId}
                  onChoose={() => change({ goalSource: 'deck', deckId: id })}
                />
              ))}
            </div>
          </div>
        )}
      </ChoiceGroup>
      {!decks && (
        <NotLoaded query={query} failed={t('goal.failed')} loading={t('goal.loading')} shape="row" count={1} />
      )}
      {decks?.length === 0 && !isStarted && <NoDeck />}
    </>
  );
}

/** The way to the first deck. */
function NoDeck() {
  const { t } = useTranslation('assignments-teacher');
  return (
    <div className={layout.row}>
      <span className={typography.muted}>{t('goal.no-decks')}</span>
      <ButtonLink to={paths.flashcards}>{t('goal.add-deck')}</ButtonLink>
    </div>
  );
}

/** The deck that was saved. */
function deckOf(saved: Assignment | undefined): string | null {
  const task = saved?.task;
  return task && 'material' in task && task.material.kind === 'deck' ? task.material.deckId : null;
}
