import type { SeenQuestion } from '@wordgrove/contract/class-games';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import type { Asked } from './api.ts';
import { useQuestions } from './api.ts';
import styles from './class-games.module.css';
import type { GameParts } from './game-parts.ts';

type WordQuestionsProps = {
  /** The key of its memory; null while none is open. */
  word: string | null;
  asked: Asked;
  parts: GameParts;
  onClose: () => void;
};

/** What was asked about a word, as each student saw it. */
export function WordQuestions({ word, onClose, ...rest }: WordQuestionsProps) {
  const { t } = useTranslation('analytics-games');
  return (
    <Dialog
      isOpen={word !== null}
      onClose={onClose}
      title={t('questions.title', { word: word?.slice(0, word.lastIndexOf(':')) ?? '' })}
      closeText={t('questions.close')}
      size="large"
    >
      {word !== null && <Questions key={word} word={word} {...rest} />}
    </Dialog>
  );
}

function Questions({ word, asked, parts }: Omit<WordQuestionsProps, 'onClose' | 'word'> & { word: string }) {
  const { t } = useTranslation('analytics-games');
  const query = useQuestions(asked, word);
  if (!query.data) {
    return (
      <NotLoaded query={query} failed={t('questions.failed')} loading={t('questions.loading')} shape="row" count={4} />
    );
  }
  const questions = query.data.pages.flatMap((page) => page.questions);
  if (questions.length === 0) return <p>{t('questions.none')}</p>;
  return (
    <div className={layout.stack}>
      <ol className={layout.lined}>
        {questions.map((each) => (
          <Seen key={each.id} seen={each} parts={parts} />
        ))}
      </ol>
      {query.hasNextPage && (
        <div>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('questions.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Seen({ seen, parts: { Question, Answer } }: { seen: SeenQuestion; parts: GameParts }) {
  const { t } = useTranslation(['analytics-games', 'games']);
  const format = useFormat();
  const { name, type, question, options, right, given, isRight, at } = seen;
  return (
    <li className={styles.seen}>
      <div className={layout.ends}>
        <strong>{name}</strong>
        <Badge tone={isRight ? 'green' : 'red'}>{t(isRight ? 'questions.right' : 'questions.wrong')}</Badge>
      </div>
      <div className={layout.facts}>
        <span>{t(`games:games.${type}.title`)}</span>
        <span>{format.dateTime(at)}</span>
      </div>
      <p className={styles.question}>
        <Question text={question} />
      </p>
      <dl className={styles.answers}>
        <dt>{t('questions.answered')}</dt>
        <dd>{given?.trim() ? <Answer text={given} /> : t('questions.nothing')}</dd>
        {!isRight && (
          <>
            <dt>{t('questions.right-answer')}</dt>
            <dd>
              <Answer text={right} />
            </dd>
          </>
        )}
        {options.length > 0 && (
          <>
            <dt>{t('questions.choices')}</dt>
            <dd>
              {options.map((option, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the choices of a question that was asked never change
                <Fragment key={place}>
                  {place > 0 && ' · '}
                  <Answer text={option} />
                </Fragment>
              ))}
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}
