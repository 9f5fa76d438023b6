import { IconCheck, IconChevronDown, IconMinus, IconX } from '@tabler/icons-react';
import type { GameType } from '@wordgrove/contract/paths';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredAnswer, StoredQuestion } from '#features/games/item-texts.tsx';
import { useFormat } from '#platform/use-format.ts';
import { useWordPanel } from '#platform/word-panel.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import typography from '#ui/typography.module.css';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import { ReportItem } from './report-item.tsx';
import styles from './results.module.css';
import type { ShownResult } from './shown-result.ts';

/** Parts that the dictionary puts into the results; a missing one isn't shown. */
export type WordPorts = {
  /** Saves one word, or removes it again. `among`: all words of the results. */
  SaveWord: ComponentType<{ word: string; among: readonly string[] }>;
  /** Saves several at once. */
  SaveWords: ComponentType<{ words: readonly string[]; among: readonly string[] }>;
};

type ResultItemsProps = {
  type: GameType;
  items: ReadonlyArray<Omit<ShownResult['items'][number], 'stateBefore' | 'isGrown'>>;
  ports?: WordPorts | undefined;
  /** Only its heading is seen, until somebody wants them. */
  isFolded?: boolean;
};

const signs = {
  right: <IconCheck size="1.25rem" aria-hidden="true" />,
  wrong: <IconX size="1.25rem" aria-hidden="true" />,
  open: <IconMinus size="1.25rem" aria-hidden="true" />,
};

/** All items, or the heading that opens them. */
export function ResultItems({ isFolded = false, ...list }: ResultItemsProps) {
  const { t } = useTranslation('games');
  const { ports } = list;
  const { all, wrong } = wordsToSave(list.items);
  const heading = <h2 id="result-items">{t('results.items')}</h2>;
  const saving = ports && wrong.length > 1 && <ports.SaveWords words={wrong} among={all} />;
  return (
    <section aria-labelledby="result-items">
      {isFolded ? (
        <div className={styles.fold}>
          <Disclosure
            summary={
              <>
                {heading}
                <IconChevronDown size="1.25rem" className={styles.chevron} aria-hidden="true" />
              </>
            }
          >
            {saving}
            <ItemList {...list} />
          </Disclosure>
        </div>
      ) : (
        <>
          <div className={styles.head}>
            {heading}
            {saving}
          </div>
          <ItemList {...list} />
        </>
      )}
    </section>
  );
}

/** Each item as it was shown: the question, the answer given, the right answer; its word is a click away. */
function ItemList({ type, items, ports }: Omit<ResultItemsProps, 'isFolded'>) {
  const { t } = useTranslation(['games', 'app']);
  const panel = useWordPanel();
  const format = useFormat();
  const { all } = wordsToSave(items);
  return (
    <ol className={styles.items}>
      {items.map(({ id, word, question, right, given, isRight, points, maxPoints, state }) => {
        const outcome = isRight === null ? 'open' : isRight ? 'right' : 'wrong';
        const lemma = word === null ? null : lemmaOf(word);
        return (
          <li key={id} className={styles.item} data-outcome={outcome}>
            <span className={styles.sign}>{signs[outcome]}</span>
            <div className={styles.answer}>
              <p>
                <StoredQuestion text={question} />
              </p>
              <p>
                <span className={typography.muted}>{t(`outcomes.${outcome}`)}</span>{' '}
                <strong>
                  <StoredAnswer text={right} />
                </strong>
              </p>
              {given !== null && given !== right && (
                <p>
                  <span className={typography.muted}>{t('results.yours')}</span>{' '}
                  <s>
                    <StoredAnswer text={given} />
                  </s>
                </p>
              )}
              {type === 'reading' && isRight && (
                <p className={typography.muted}>
                  {t(points === maxPoints ? 'results.proved' : 'results.unproved', {
                    points: format.number(points),
                    all: format.number(maxPoints),
                  })}
                </p>
              )}
              {state && <WordStateMark state={state} text={t(`app:word-states.${state}`)} />}
            </div>
            <div className={styles.tools}>
              {lemma && (
                <Button
                  variant="plain"
                  aria-label={t('results.look-up', { word: lemma })}
                  onClick={() => panel.open({ word: lemma })}
                >
                  {t('results.look-up-short')}
                </Button>
              )}
              {lemma && ports && <ports.SaveWord word={lemma} among={all} />}
              <ReportItem about={`${type}: ${question}`} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type Item = Pick<ShownResult['items'][number], 'word' | 'isRight'>;

/** The words of a play that can be saved, and those that went wrong; each once, however often it was asked. */
export function wordsToSave(items: readonly Item[]): Record<'all' | 'wrong', readonly string[]> {
  const lemmas = (some: readonly Item[]) => [
    ...new Set(some.flatMap(({ word }) => (word === null ? [] : [lemmaOf(word)]))),
  ];
  return { all: lemmas(items), wrong: lemmas(items.filter(({ isRight }) => isRight === false)) };
}

/** The lemma of a memory's key: `run` for `run:verb`. */
export function lemmaOf(key: string): string {
  return key.slice(0, key.lastIndexOf(':'));
}
