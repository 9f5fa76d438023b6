import type { GameSource } from '@wordgrove/contract/games';
import { levels } from '@wordgrove/contract/levels';
import { topics } from '@wordgrove/contract/topics';
import { useTranslation } from 'react-i18next';
import { useDeckChoice } from '#features/games/api.ts';
import type { Assigned } from '#features/games/assigned.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { SelectField } from '#ui/select-field.tsx';

type SourceFieldsProps = {
  source: GameSource;
  dueWords: number;
  assigned: readonly Assigned[];
  isPreview: boolean;
  onChange: (source: GameSource) => void;
};

const kinds = ['due', 'saved', 'deck', 'assignment', 'level', 'topic'] as const;
const anyLevel = 'any';

/** Which words are played: the student's own, a deck's, a list set by a teacher, or those of a level or topic. */
export function SourceFields({ source, dueWords, assigned, isPreview, onChange }: SourceFieldsProps) {
  const { t } = useTranslation('games');
  const decks = useDeckChoice(!isPreview || source.kind === 'deck');
  const full = (decks.data ?? []).filter(({ cards }) => cards > 0);
  // A level or topic that a teacher set can be chosen directly.
  const lists = assigned.filter(({ task }) => task.words !== null);
  const gone = source.kind === 'assignment' && assigned.every(({ id }) => id !== source.assignmentId);
  const offered = kinds.filter((kind) => {
    if (kind === 'level' || kind === 'topic') return true;
    if (kind === 'assignment') return lists.length > 0 || source.kind === 'assignment';
    if (kind === 'deck' && isPreview) return source.kind === 'deck';
    return !isPreview && (kind !== 'deck' || full.length > 0);
  });
  const choose = (kind: string) => {
    if (kind === 'deck') onChange({ kind, deckId: full[0]?.id ?? '' });
    else if (kind === 'assignment') onChange({ kind, assignmentId: lists[0]?.id ?? '' });
    else if (kind === 'level') onChange({ kind, level: 'A1' });
    else if (kind === 'topic') onChange({ kind, topic: topics[0], level: null });
    else if (kind === 'due' || kind === 'saved') onChange({ kind });
  };
  return (
    <>
      <SelectField
        label={t('setup.source')}
        value={source.kind}
        onChange={(event) => choose(event.currentTarget.value)}
        options={offered.map((kind) => ({ value: kind, label: t(`sources.${kind}`, { count: dueWords }) }))}
      />
      {source.kind === 'deck' && (
        <SelectField
          label={t('setup.deck')}
          value={source.deckId}
          onChange={(event) => onChange({ kind: 'deck', deckId: event.currentTarget.value })}
          options={full.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {source.kind === 'assignment' && (
        <SelectField
          label={t('setup.assignment')}
          value={source.assignmentId}
          onChange={(event) => onChange({ kind: 'assignment', assignmentId: event.currentTarget.value })}
          options={[
            ...(gone ? [{ value: source.assignmentId, label: t('assigned.gone-choice') }] : []),
            ...assigned
              .filter(({ id }) => id === source.assignmentId || lists.some((list) => list.id === id))
              .map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
      {source.kind === 'topic' && (
        <SelectField
          label={t('setup.topic')}
          value={source.topic}
          onChange={({ currentTarget: { value } }) => {
            if (isOneOf(topics, value)) onChange({ ...source, topic: value });
          }}
          options={topics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
        />
      )}
      {(source.kind === 'level' || source.kind === 'topic') && (
        <SelectField
          label={t('setup.level')}
          value={source.level ?? anyLevel}
          onChange={({ currentTarget: { value } }) => {
            const level = levels.find((each) => each === value);
            if (source.kind === 'topic') onChange({ ...source, level: level ?? null });
            else if (level) onChange({ kind: 'level', level });
          }}
          options={[
            ...(source.kind === 'topic' ? [{ value: anyLevel, label: t('setup.any-level') }] : []),
            ...levels.map((level) => ({ value: level, label: level })),
          ]}
        />
      )}
    </>
  );
}
