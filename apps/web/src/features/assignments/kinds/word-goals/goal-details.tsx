import { useQuery } from '@tanstack/react-query';
import type { GoalStanding, GoalWords } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import type { Place } from '#features/assignments/kinds/kind.ts';
import { RulesPart } from '#features/assignments/kinds/rules-part.tsx';
import styles from '#features/assignments/student/student.module.css';
import { orpc } from '#platform/api.ts';
import { useFormat } from '#platform/use-format.ts';
import { useWordPanel } from '#platform/word-panel.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import typography from '#ui/typography.module.css';
import goalStyles from './goal.module.css';
import { goalStandingOrder } from './standing-order.ts';
import type { OwnGoal } from './student-goal.ts';
import { cardsPlace, playPlace } from './student-goal.ts';

/** Each word and how it stands, what helps next, and how it counts. */
export function GoalDetails({ assignment }: { assignment: OwnGoal }) {
  const { t } = useTranslation('assignments');
  const { id, task } = assignment;
  const query = useQuery(orpc.assignments.goalWords.queryOptions({ input: { id }, enabled: task.of > 0 }));
  if (task.of === 0) return null;
  if (!query.data) {
    return (
      <>
        <PartCard title={t('goal.words')}>
          <NotLoaded query={query} failed={t('goal.failed')} loading={t('goal.loading')} shape="row" count={3} />
        </PartCard>
        <HowItCounts assignment={assignment} />
      </>
    );
  }
  return <GoalParts assignment={assignment} words={query.data.words} places={ownPlaces(assignment)} />;
}

type Listed = GoalWords['words'];

/** Where exactly the words that need it are practised. */
type Places = { play: Place; cards: Place | null };

const ownPlaces = ({ id, task }: OwnGoal): Places => ({
  play: playPlace(id),
  cards: task.deck && cardsPlace(id, task.deck.id),
});

type GoalPartsProps = { assignment: OwnGoal; words: Listed; places: Places };

/** The words in groups, what helps next, and how it counts. */
export function GoalParts({ assignment, words, places }: GoalPartsProps) {
  const { t } = useTranslation('assignments');
  return (
    <>
      <PartCard title={t('goal.words')}>
        <NextHelp assignment={assignment} words={words} places={places} />
        <Words kind={assignment.task.kind} words={words} />
      </PartCard>
      <HowItCounts assignment={assignment} />
    </>
  );
}

/** How many words still need practice, and where exactly these are practised. */
function NextHelp({ assignment: { task }, words, places }: GoalPartsProps) {
  const { t } = useTranslation('assignments');
  const lacking = words.filter(({ standing }) => standing !== 'there');
  const format = useFormat();
  const canPlay = (lacking.length === 0 ? words : lacking).some(({ isInGames }) => isInGames);
  const forCards = lacking.filter(({ isInGames }) => !isInGames).map(({ text }) => text);
  // Cards come when it is time for them: those that are only too weak for the due time don't yet.
  const cardsHelp = task.deck !== null && (lacking.length === 0 || lacking.some(({ standing }) => standing === 'new'));
  return (
    <>
      {task.isDeck && task.deck === null && <p>{t('goal.cards-gone')}</p>}
      <p>{lacking.length === 0 ? t('goal.all-there') : t('goal.lacking', { count: lacking.length })}</p>
      {places.cards === null && forCards.length > 0 && (
        <p>{t('goal.for-cards', { count: forCards.length, words: format.list(forCards) })}</p>
      )}
      <div className={layout.row}>
        {canPlay && <ButtonLink {...places.play}>{t('goal.moves.play')}</ButtonLink>}
        {places.cards && (cardsHelp || !canPlay) && <ButtonLink {...places.cards}>{t('goal.moves.cards')}</ButtonLink>}
      </div>
    </>
  );
}

/** The words in groups, those that need practice first. */
function Words({ kind, words }: { kind: OwnGoal['task']['kind']; words: Listed }) {
  const { t } = useTranslation('assignments');
  const panel = useWordPanel();
  const groups = goalStandingOrder.flatMap((standing: GoalStanding) => {
    const some = words.filter((each) => each.standing === standing);
    return some.length === 0 ? [] : [{ standing, some }];
  });
  return groups.map(({ standing, some }) => (
    <section key={standing} className={goalStyles.group} aria-label={t(`goal.groups.${kind}.${standing}`)}>
      <h3 className={goalStyles.name} data-standing={standing}>
        {t(`goal.groups.${kind}.${standing}`)} <span className={typography.muted}>{some.length}</span>
      </h3>
      <ul className={styles.asked} lang="en">
        {some.map(({ word, text }) => (
          <li key={word}>
            {word.startsWith('card:') ? (
              <span className={goalStyles.card}>{text}</span>
            ) : (
              <button type="button" className={styles.word} onClick={() => panel.open({ word: text })}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function HowItCounts({ assignment }: { assignment: OwnGoal }) {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  const { task } = assignment;
  const goal = task.kind === 'words' ? task.state : task.kind;
  const aim =
    task.kind === 'words' ? t(`goal.aims.${task.state}`) : t(`goal.recalls.${Math.round(task.recall * 100) as 80}`);
  const rules = [
    ...(task.deck ? [{ name: t('goal.deck'), value: task.deck.name }] : []),
    { name: t('goal.aim'), value: aim },
    ...(task.needed < task.of
      ? [{ name: t('goal.enough'), value: t('goal.enough-of', { needed: format.number(task.needed), count: task.of }) }]
      : []),
  ];
  return <RulesPart title={t('goal.rules')} text={t(`goal.how.${goal}`)} rules={rules} assignment={assignment} />;
}
