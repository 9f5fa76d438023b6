import { IconVolume } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canSpeak, speak } from '#platform/text-to-speech.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';

export type ListenButtonProps = { text: string };

/** Reads the English side of a card aloud; says so when nothing could be played. */
export function ListenButton({ text }: ListenButtonProps) {
  const { t } = useTranslation('flashcards');
  const toast = useToast();
  if (!canSpeak()) return null;
  const handleClick = async () => {
    if ((await speak(text, 'en-GB')) === 'silent') toast(t('review.silent'), 'error');
  };
  return (
    <Button variant="plain" aria-label={t('review.listen')} onClick={() => void handleClick()}>
      <IconVolume size="1.375rem" aria-hidden="true" />
    </Button>
  );
}
