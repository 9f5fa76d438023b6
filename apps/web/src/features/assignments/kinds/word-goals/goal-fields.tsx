import { useQuery } from '@tanstack/react-query';
import type { Assignment } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ListNotes } from '#features/assignments/kinds/game/list-notes.tsx';
import { WordsField } from '#features/assignments/kinds/game/material-fields.tsx';
import type { TaskFieldsProps } from '#features/assignments/kinds/task-fields.tsx';
import styles from '#features/assignments/teacher/form/form.module.css';
import { orpc } from '#platform/api.ts';
import { useFormat } from '#platform/use-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { DeckGone } from './deck-gone.tsx';
import type { GoalKind } from './goal-form.ts';
import { goalRecalls, goalSources, goalStates, practised } from './goal-form.ts';

/** Which words, and what they have to be. The words stay once somebody has begun; what they have to be may change. */
export function GoalFields({ form, isStarted, saved }: TaskFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, change } = form;
  const isList = fields.goalSource === 'words';
  return (
    <>
      <PartCard title={t('goal.form')}>
        <SelectField
          label={t('goal.source')}
          disabled={isStarted}
          {...form.choice('goalSource', goalSources)}
          options={goalSources.map((value) => ({ value, label: t(`goal.sources.${value}`) }))}
        />
        {isList ? (
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
          <DeckChoice form={form} isStarted={isStarted} saved={saved} />
        )}
      </PartCard>
      <PartCard title={t('goal.aim')}>
        <AimFields form={form} kind={fields.kind === 'outcome' ? 'outcome' : 'words'} />
      </PartCard>
    </>
  );
}

function AimFields({ form, kind }: Pick<TaskFieldsProps, 'form'> & { kind: GoalKind }) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  if (kind === 'outcome') {
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
    <div className={styles.pair}>
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

/** The teacher's own decks; without one, the way to the first. */
function DeckChoice({ form, isStarted, saved }: TaskFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, errors, change } = form;
  const query = useQuery(orpc.flashcards.decks.queryOptions());
  if (!query.data)
    return <NotLoaded query={query} failed={t('goal.failed')} loading={t('goal.loading')} shape="row" count={1} />;
  const decks = query.data.filter(({ isOwn }) => isOwn);
  const isGone = fields.deckId !== '' && decks.every(({ id }) => id !== fields.deckId);
  if (decks.length === 0 && !isGone)
    return (
      <>
        <p>{t('goal.no-decks')}</p>
        <div>
          <ButtonLink to={paths.flashcards}>{t('goal.add-deck')}</ButtonLink>
        </div>
      </>
    );
  return (
    <>
      {isGone && isOf(saved, fields.deckId) && <DeckGone />}
      <SelectField
        label={t('goal.which-deck')}
        hint={t('goal.shares')}
        name="deckId"
        error={errors.deckId}
        disabled={isStarted}
        value={isGone ? '' : fields.deckId}
        onChange={({ target }) => change({ deckId: target.value })}
        options={[
          { value: '', label: t('goal.choose'), disabled: true },
          ...decks.map(({ id, name, cards }) => ({
            value: id,
            label: t('goal.deck-of', { name, cards: t('goal.cards', { count: cards }) }),
          })),
        ]}
      />
    </>
  );
}

function isOf(saved: Assignment | undefined, deckId: string): boolean {
  const task = saved?.task;
  return task !== undefined && 'material' in task && task.material.kind === 'deck' && task.material.deckId === deckId;
}
