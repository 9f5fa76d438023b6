import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { ListenButton } from '#features/dictionary/speech/listen-button.tsx';
import { canSpeak } from '#platform/text-to-speech.ts';
import { Ipa } from './ipa.tsx';
import styles from './pronunciation.module.css';

export type PronunciationProps = { lemma: string; ipa: DictionaryWord['ipa'] };

/** How a word is pronounced in Britain and in America: in phonetic signs, and aloud where the browser can. */
export function Pronunciation({ lemma, ipa }: PronunciationProps) {
  const { t } = useTranslation('dictionary');
  const accents = [
    { accent: 'en-GB', name: t('entry.uk'), signs: ipa.uk ? [ipa.uk] : [] },
    { accent: 'en-US', name: t('entry.us'), signs: ipa.us },
  ] as const;
  return (
    <div className={styles.accents}>
      {accents.map(({ accent, name, signs }) => (
        <div key={accent} className={styles.accent}>
          <span className={styles.name}>{name}</span>
          {signs.length > 0 && <Ipa signs={signs} />}
          <ListenButton text={lemma} accent={accent} name={name} />
        </div>
      ))}
      {__FEATURE_TEXT_TO_SPEECH__ && !canSpeak() && <p className={styles.name}>{t('listen.unsupported')}</p>}
    </div>
  );
}
