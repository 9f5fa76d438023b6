import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TaskFieldsProps } from '#features/assignments/kinds/task-fields.tsx';
import { newestFirst } from '#features/assignments/kinds/word-goals/own-decks.ts';
import { orpc } from '#platform/api.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { SelectField } from '#ui/select-field.tsx';

const kinds = ['level', 'topic', 'words'] as const;

/** Marks the value of a deck among those of the other sources. */
const deckMark = 'deck:';

/** Where the words come from. A teacher's own decks are choices like the others: one choice, whichever it is. */
export function SourceField({ form, isStarted, saved }: TaskFieldsProps) {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  const { fields, errors, change } = form;
  const { asks, deckId } = fields;
  const query = useQuery(orpc.flashcards.decks.queryOptions());
  const decks = query.data && newestFirst(query.data);
  const isDeck = asks === 'deck';
  const isListed = decks?.some(({ id }) => id === deckId);
  const nameOfSaved = nameOfDeck(saved, deckId) ?? t(query.data ? 'goal.gone' : 'goal.loading');
  const choose = (value: string) => {
    if (isOneOf(kinds, value)) change({ asks: value });
    else if (value.startsWith(deckMark)) change({ asks: 'deck', deckId: value.slice(deckMark.length) });
  };
  return (
    <>
      <SelectField
        label={t('games:setup.source')}
        name="asks"
        disabled={isStarted}
        value={isDeck ? deckMark + deckId : asks}
        error={errors.asks ?? errors.deckId}
        onChange={({ target }) => choose(target.value)}
        options={[
          ...kinds.map((kind) => ({
            value: kind,
            label: kind === 'words' ? t('form.own-words') : t(`games:sources.${kind}`),
          })),
          {
            group: t('form.own-decks'),
            options: [
              ...(isDeck && !isListed ? [{ value: deckMark + deckId, label: nameOfSaved }] : []),
              ...(decks ?? []).map(({ id, name, cards }) => ({
                value: deckMark + id,
                label: `${name} · ${t('goal.cards', { count: cards })}`,
                disabled: cards === 0,
              })),
              ...(decks?.length === 0 ? [{ value: deckMark, label: t('form.no-deck'), disabled: true }] : []),
            ],
          },
        ]}
      />
      {query.isError && !query.data && (
        <NotLoaded query={query} failed={t('goal.failed')} loading={t('goal.loading')} shape="row" count={1} />
      )}
    </>
  );
}

/** What the deck was called when the homework was saved. */
function nameOfDeck(saved: TaskFieldsProps['saved'], deckId: string): string | undefined {
  const task = saved?.task;
  if (task?.kind !== 'game' || task.material.kind !== 'deck' || task.material.deckId !== deckId) return undefined;
  return task.material.deck?.name;
}
