import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import type { WordStanding } from '@wordgrove/contract/memory';
import { useTranslation } from 'react-i18next';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import { Confusions } from './confusions.tsx';
import { Examples } from './examples.tsx';
import { LevelBadge } from './level-badge.tsx';
import { OwnCorrections } from './own-corrections.tsx';
import { Pronunciation } from './pronunciation.tsx';
import { Senses } from './senses.tsx';
import { spellingsOf } from './spellings-of.ts';
import { Translations } from './translations.tsx';
import { WordForms } from './word-forms.tsx';
import styles from './word-part.module.css';

export type WordPartProps = {
  word: DictionaryWord;
  /** The part of speech above it; an identical pronunciation isn't repeated. */
  before: DictionaryWord | undefined;
  standing: WordStanding | undefined;
};

/** A headword as one part of speech. */
export function WordPart({ word, before, standing }: WordPartProps) {
  const { t } = useTranslation(['dictionary', 'app']);
  const { taught, level, isLevelEstimated } = word;
  const spellings = spellingsOf(word);
  const soundsTheSame = before !== undefined && isSaidAlike(before, word);
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.pos}>{t(`pos.${word.pos}`)}</h3>
        <LevelBadge level={level} isEstimated={isLevelEstimated} />
        {standing && <WordStateMark state={standing.state} text={t(`app:word-states.${standing.state}`)} />}
      </div>
      {!soundsTheSame && <Pronunciation lemma={word.lemma} ipa={word.ipa} />}
      {taught && (
        <>
          <p className={styles.definition} lang="en">
            {taught.definition}
          </p>
          <Examples examples={taught.examples} spellings={spellings} />
          <Translations taught={taught} />
          <OwnCorrections corrections={word.corrections} />
        </>
      )}
      <WordForms forms={word.forms} />
      {taught && <Confusions confusions={taught.confusions} />}
      <Senses senses={word.senses} spellings={spellings} isMore={taught !== null} />
    </section>
  );
}

/** For a word that isn't taught, only the American pronunciation is known. */
function isSaidAlike(before: DictionaryWord, { ipa }: DictionaryWord): boolean {
  const { uk, us } = before.ipa;
  return us.join() === ipa.us.join() && (ipa.uk === null || ipa.uk === uk);
}
