import type { Correction, DictionaryWord, Taught } from '@wordgrove/contract/dictionary';
import type { WordStanding } from '@wordgrove/contract/memory';
import { useTranslation } from 'react-i18next';
import { useWordPanel } from '#platform/word-panel.ts';
import typography from '#ui/typography.module.css';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import { spellingsOf } from './dictionary-words.ts';
import type { EntryPorts } from './headword.tsx';
import { LevelBadge } from './level-badge.tsx';
import { Pronunciation } from './pronunciation.tsx';
import { Senses } from './senses.tsx';
import { TaughtSenses } from './taught-senses.tsx';
import { WordLinks } from './word-links.tsx';
import styles from './word-part.module.css';

type WordPartProps = {
  word: DictionaryWord;
  /** The part of speech above it; an identical pronunciation isn't repeated. */
  before: DictionaryWord | undefined;
  standing: WordStanding | undefined;
  ports: EntryPorts;
};

/** A headword as one part of speech. */
export function WordPart({ word, before, standing, ports }: WordPartProps) {
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
          <TaughtSenses word={word} ports={ports} />
          <OwnCorrections corrections={word.corrections} />
        </>
      )}
      <WordForms forms={word.forms} />
      {taught && <Company taught={taught} />}
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

/** What the word goes with, and its relatives. */
function Company({ taught: { collocations, family } }: { taught: Taught }) {
  const { t } = useTranslation('dictionary');
  const words = [...new Set(family.map(({ word }) => word))];
  return (
    <>
      {collocations.length > 0 && (
        <div>
          <h4 className={styles.title}>{t('entry.collocations')}</h4>
          <ul className={styles.collocations} lang="en">
            {collocations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {words.length > 0 && (
        <p className={styles.words}>
          <span className={typography.muted}>{t('entry.family')}</span> <WordLinks words={words} />
        </p>
      )}
    </>
  );
}

/** A teacher's replacements for our translations, class by class. */
function OwnCorrections({ corrections }: { corrections: readonly Correction[] }) {
  const { t } = useTranslation('dictionary');
  const own = corrections.filter(({ translations }) => translations.length > 0);
  if (own.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>{t('entry.own-corrections')}</h4>
      <ul className={styles.examples}>
        {own.map(({ classId, className, language, translations }) => (
          <li key={`${classId}/${language}`}>
            {className}, {t(`language.${language}`)}: <strong lang={language}>{translations.join(', ')}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WordForms({ forms }: { forms: DictionaryWord['forms'] }) {
  const { t } = useTranslation('dictionary');
  if (forms.length === 0) return null;
  return (
    <dl className={styles.forms} aria-label={t('entry.forms')}>
      {forms.map(({ name, spellings }) => (
        <div key={name}>
          <dt>{t(`form.${name}`)}</dt>
          <dd lang="en">{spellings.join(' / ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Words that are often confused with this one; each opens beside it, so that the two can be compared. */
function Confusions({ confusions }: { confusions: NonNullable<DictionaryWord['taught']>['confusions'] }) {
  const { t } = useTranslation('dictionary');
  const panel = useWordPanel();
  if (confusions.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>{t('entry.confusions')}</h4>
      <ul className={styles.confusions}>
        {confusions.map(({ word, note }) => (
          <li key={word} lang="en">
            <button type="button" className={styles.word} onClick={() => panel.open({ word })}>
              {word}
            </button>
            {' – '}
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}
