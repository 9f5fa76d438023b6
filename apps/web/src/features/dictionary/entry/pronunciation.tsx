import { IconVolume } from '@tabler/icons-react';
import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accent } from '#platform/text-to-speech.ts';
import { canSpeak, speak } from '#platform/text-to-speech.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import styles from './pronunciation.module.css';

/** How a word is pronounced in Britain and in America: in phonetic signs, and aloud where the browser can. */
export function Pronunciation({ lemma, ipa }: { lemma: string; ipa: DictionaryWord['ipa'] }) {
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

/** Phonetic signs between slashes. */
export function Ipa({ signs }: { signs: readonly string[] }) {
  return <span className={styles.ipa} lang="en-fonipa">{`/${signs.join('/, /')}/`}</span>;
}

type ListenButtonProps = {
  text: string;
  accent: Accent;
  /** The accent's name on screen. */
  name: string;
};

/** Reads a word aloud; says so when another voice had to do it, or none could. */
function ListenButton({ text, accent, name }: ListenButtonProps) {
  const { t } = useTranslation('dictionary');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  if (!canSpeak()) return null;
  const handleClick = async () => {
    setBusy(true);
    const outcome = await speak(text, accent);
    setBusy(false);
    if (outcome === 'silent') toast(t('listen.silent'), 'error');
    if (outcome === 'other-accent') toast(t('listen.other-accent', { accent: name }));
  };
  return (
    <Button
      variant="plain"
      className={styles.listen}
      aria-label={t('listen.label', { word: text, accent: name })}
      onClick={() => void handleClick()}
      loading={isBusy}
    >
      <IconVolume size="1.375rem" aria-hidden="true" />
    </Button>
  );
}
