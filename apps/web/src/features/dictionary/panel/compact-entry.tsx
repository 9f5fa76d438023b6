import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useStandings } from '#features/dictionary/api.ts';
import type { TranslationLanguage } from '#features/dictionary/entry/dictionary-words.ts';
import { spellingsOf, translationOrder } from '#features/dictionary/entry/dictionary-words.ts';
import { FormLine } from '#features/dictionary/entry/form-line.tsx';
import { LevelBadge } from '#features/dictionary/entry/level-badge.tsx';
import { MarkedText } from '#features/dictionary/entry/marked-text.tsx';
import { Pronunciation } from '#features/dictionary/entry/pronunciation.tsx';
import { currentLanguage } from '#platform/i18n.ts';
import type { TaughtSense } from '#platform/taught-senses.ts';
import { senseMet, taughtSenses } from '#platform/taught-senses.ts';
import type { WordPanelRequest } from '#platform/word-panel.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { WordPicture } from '#ui/word-picture.tsx';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import styles from './compact-entry.module.css';

type CompactEntryProps = {
  words: readonly DictionaryWord[];
  asked: string;
  /** A word that the reader is expected to know, though nothing is recorded of it. */
  likely: WordPanelRequest['likely'] | undefined;
  /** Where it was met: the meaning that it points to comes first. */
  sentence: string | undefined;
};

/** A headword in a few lines, what is wanted most first: a sheet of a small phone shows little more. */
export function CompactEntry({ words, asked, likely, sentence }: CompactEntryProps) {
  const { t } = useTranslation(['dictionary', 'app']);
  const standings = useStandings(words.map(({ key }) => key));
  const { own } = translationOrder(currentLanguage());
  const [first] = words;
  if (!first) return null;
  return (
    <div className={layout.stackSmall}>
      <FormLine asked={asked} lemma={first.lemma} words={words} />
      <Pronunciation lemma={first.lemma} ipa={first.ipa} />
      {words.slice(0, 3).map((word) => {
        const standing = standings.data?.find((each) => each.word === word.key);
        const met = senseMet(word, sentence);
        return (
          <section key={word.key} className={styles.part}>
            <div className={layout.stackTiny}>
              <div className={styles.head}>
                {own && met && (
                  <p lang={own} className={typography.strong}>
                    {met.translations[own].join(', ')}
                  </p>
                )}
                <span className={styles.pos}>{t(`pos.${word.pos}`)}</span>
                <LevelBadge level={word.level} isEstimated={word.isLevelEstimated} />
                {standing &&
                  (standing.state === 'new' && word.key === likely?.word ? (
                    <span className={typography.muted}>{likely.text}</span>
                  ) : (
                    <WordStateMark state={standing.state} text={t(`app:word-states.${standing.state}`)} />
                  ))}
              </div>
              <Meaning word={word} met={met} />
              <OtherSenses senses={taughtSenses(word).filter(({ id }) => id !== met?.id)} own={own} />
            </div>
            <WordPicture name={met?.picture} size="medium" />
          </section>
        );
      })}
    </div>
  );
}

/** What else the word means, in a line. */
function OtherSenses({ senses, own }: { senses: readonly TaughtSense[]; own: TranslationLanguage | null }) {
  const { t } = useTranslation('dictionary');
  if (senses.length === 0) return null;
  return (
    <p className={typography.muted}>
      {t('entry.also')}{' '}
      {senses.map(({ id, label, translations }, place) => (
        <Fragment key={id}>
          {place > 0 && ' · '}
          {own ? <span lang={own}>{translations[own][0]}</span> : <span lang="en">{label}</span>}
        </Fragment>
      ))}
    </p>
  );
}

function Meaning({ word, met }: { word: DictionaryWord; met: TaughtSense | undefined }) {
  const { definition, examples = [] } = met ?? word.senses[0] ?? {};
  const [example] = examples;
  return (
    <>
      <p lang="en">{definition}</p>
      {example && (
        <p className={styles.example}>
          <MarkedText text={example} spellings={spellingsOf(word)} />
        </p>
      )}
    </>
  );
}
