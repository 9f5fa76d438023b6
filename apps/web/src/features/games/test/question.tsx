import type { OpenQuestion, TestAnswer } from '@wordgrove/contract/games';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Meaning } from '#features/games/item-texts.tsx';
import { ItemTask } from '#features/games/play/item-parts.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ChoiceField } from './choice-field.tsx';
import { OrderField } from './order-field.tsx';
import { ClaimField, GapField, GroupsField, LettersField } from './question-fields.tsx';
import styles from './test.module.css';

export type FieldProps<Kind extends OpenQuestion['kind']> = {
  asked: Extract<OpenQuestion, { kind: Kind }>;
  answer: TestAnswer | null;
  onAnswer: (answer: TestAnswer | null) => void;
};

type QuestionProps = {
  asked: OpenQuestion;
  place: number;
  all: number;
  bank: readonly string[];
  answer: TestAnswer | null;
  onAnswer: (answer: TestAnswer | null) => void;
};

/** One question on the paper. Nothing here knows what is right. */
export function Question({ asked, place, all, bank, answer, onAnswer }: QuestionProps) {
  const { t } = useTranslation('games-test');
  const id = useId();
  return (
    <section className={styles.question} aria-labelledby={id}>
      <div>
        <p className={styles.number}>{t('number', { place: place + 1, all })}</p>
        <h2 id={id} className={styles.prompt}>
          <VisuallyHidden>{t('number', { place: place + 1, all })}</VisuallyHidden> <Prompt asked={asked} />
        </h2>
      </div>
      <Field asked={asked} bank={bank} answer={answer} onAnswer={onAnswer} />
    </section>
  );
}

/** What is asked, and what it is asked about. */
function Prompt({ asked }: { asked: OpenQuestion }) {
  const { t } = useTranslation(['games-test', 'games-quiz']);
  switch (asked.kind) {
    case 'choice':
      return (
        <>
          {asked.ask !== 'reading' && <ItemTask>{t(`games-quiz:kinds.${asked.ask as 'gap'}`)}</ItemTask>}{' '}
          <span lang="en">{asked.prompt.replace('___', '_____')}</span>
        </>
      );
    case 'gap':
      return (
        <>
          <ItemTask>{t('tasks.gap')}</ItemTask>{' '}
          <span lang="en">
            {asked.before}
            {asked.letter || ''}_____{asked.after}
          </span>
          {asked.clue && (
            <>
              {' '}
              <span className={styles.clue} lang="en">
                {asked.clue}
              </span>
            </>
          )}
        </>
      );
    case 'claim':
      return (
        <>
          <ItemTask>{t('tasks.claim')}</ItemTask>{' '}
          {asked.ask === 'statement' ? (
            <span lang="en">{asked.frame.replace('___', () => asked.shown)}</span>
          ) : (
            <Meaning word={<strong lang="en">{asked.shown}</strong>} frame={asked.frame} isEnglish />
          )}
        </>
      );
    case 'letters':
      return (
        <>
          <ItemTask>{t('tasks.letters')}</ItemTask> <span lang="en">{asked.clue.replace('___', '_____')}</span>
        </>
      );
    case 'order':
      return t('tasks.order');
    default:
      return (
        <>
          <ItemTask>{t(`tasks.${asked.kind}`)}</ItemTask> <span lang="en">{asked.title}</span>
        </>
      );
  }
}

type AnyFieldProps = Pick<QuestionProps, 'asked' | 'bank' | 'answer' | 'onAnswer'>;

function Field({ asked, bank, answer, onAnswer }: AnyFieldProps) {
  const { t } = useTranslation('games-test');
  const given = { answer, onAnswer };
  switch (asked.kind) {
    case 'choice': {
      const choice = answer && 'choice' in answer ? answer.choice : null;
      return (
        <ChoiceField
          legend={t('answer')}
          options={asked.options}
          choice={choice}
          onChoose={(at) => onAnswer({ choice: at })}
        />
      );
    }
    case 'gap':
      return <GapField asked={asked} bank={bank} {...given} />;
    case 'claim':
      return <ClaimField asked={asked} {...given} />;
    case 'letters':
      return <LettersField asked={asked} {...given} />;
    case 'order':
      return <OrderField texts={asked.tiles} end={asked.end} {...given} />;
    case 'scale':
      return <OrderField texts={asked.things} ends={[asked.from, asked.to]} {...given} />;
    case 'groups':
      return <GroupsField asked={asked} {...given} />;
  }
}
