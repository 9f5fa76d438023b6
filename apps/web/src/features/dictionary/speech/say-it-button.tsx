import { IconMicrophone } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SayItStage } from './say-it-stage.tsx';

export type SayItButtonProps = { word: string };

/** Opens the dialog in which a word is said aloud and compared. */
export function SayItButton({ word }: SayItButtonProps) {
  const { t } = useTranslation(['dictionary', 'app']);
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  if (!__FEATURE_SPEECH_RECOGNITION__) return null;
  const handleOpen = () => {
    setOpening((count) => count + 1);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={handleOpen}>
        <IconMicrophone size="1.25rem" aria-hidden="true" />
        {t('say.button')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('say.title')}
        closeText={t('app:close')}
        size="small"
      >
        <SayItStage key={opening} word={word} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
