import { IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accent } from '#platform/text-to-speech.ts';
import { canSpeak, speak } from '#platform/text-to-speech.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import styles from './speech.module.css';

export type ListenButtonProps = {
  text: string;
  accent: Accent;
  /** The accent's name on screen. */
  name: string;
};

/** Reads a word aloud; says so when another voice had to do it, or none could. */
export function ListenButton({ text, accent, name }: ListenButtonProps) {
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
