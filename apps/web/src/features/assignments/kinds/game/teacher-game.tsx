import type { AssignedMaterial, AssignedTask, Assignment, ListedAssignment } from '@wordgrove/contract/assignments';
import { gameFacts } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import type { TaskFacts, TeacherView, TeacherWords } from '#features/assignments/kinds/kind.ts';
import styles from '#features/assignments/teacher/work/work.module.css';
import { currentLanguage } from '#platform/i18n.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { GamePicture } from '#ui/pictures/game-picture.tsx';

type ListedGame = Extract<ListedAssignment['task'], { kind: 'game' }>;
type AssignedGame = Extract<AssignedTask, { kind: 'game' }>;

/** A game, as its teacher meets it. */
export function teacherGame({ t }: TeacherWords, { type, test }: Pick<ListedGame, 'type' | 'test'>): TeacherView {
  return {
    picture: <GamePicture type={type} />,
    what: test ? t('test.what', { game: t(`games:games.${type}.title`) }) : t(`games:games.${type}.title`),
  };
}

/** The game, how it is played, and what it asks. */
export function gameFactsOf({ t, format }: TeacherWords, task: AssignedGame, counts: Assignment['counts']): TaskFacts {
  const { type, items, timer, target, test, material } = task;
  const mode = gameFacts[type].modes.find((each) => each === task.mode);
  const deckText = (deck: { name: string } | null) => (deck ? t('work.deck', deck) : t('goal.gone'));
  const asked = () => {
    if (material.kind === 'words') return t('work.words', { count: material.words.length });
    if (material.kind === 'deck') return deckText(material.deck);
    if (material.kind === 'level') return t('work.level', { level: material.level });
    const topic = t(`games:topics.${material.topic}`);
    return material.level ? t('work.topic-of', { topic, level: material.level }) : t('work.topic', { topic });
  };
  return {
    title: t(`games:games.${type}.title`),
    text: test ? t('test.hint') : t(`games:games.${type}.rules`),
    rows: [
      [t('work.asks'), asked()],
      ...(gameFacts[type].items.most > 1 ? ([[t(`games:games.${type}.items`), format.number(items)]] as const) : []),
      ...(mode && gameFacts[type].modes.length > 1
        ? ([[t('games:setup.mode'), t(`games:modes.${mode}`)]] as const)
        : []),
      ...(test
        ? ([
            [t('test.fact'), t('test.is-test')],
            [t('test.time'), test.minutes === null ? t('test.no-limit') : t('test.time', { count: test.minutes })],
          ] as const)
        : ([
            [t('games:setup.timer'), t(`games:timers.${timer}`)],
            [t('form.target'), target === null ? t('work.no-target') : format.percent(target / 100)],
            [t('form.counts'), t(`counts.${counts}`)],
          ] as const)),
    ],
    below: (material.kind === 'words' || material.kind === 'deck') && <ListedWords words={material.words} />,
  };
}

type ListedWordsProps = Pick<Extract<AssignedMaterial, { kind: 'words' }>, 'words'>;

/** The words of the list, and which of them aren't asked. */
export function ListedWords({ words }: ListedWordsProps) {
  const { t } = useTranslation('assignments-teacher');
  return (
    <Disclosure summary={t('work.see-words')}>
      <ul className={styles.words} lang="en">
        {words.map(({ text, word }) => (
          <li key={text}>
            {text}
            {word === null && (
              <span className={styles.below} lang={currentLanguage()}>
                {t('work.not-asked')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
