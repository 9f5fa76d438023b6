import { useTranslation } from 'react-i18next';
import type { WordPanelRequest } from '#platform/word-panel.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PanelAnswer } from './panel-answer.tsx';

export type WordPanelProps = { subject: WordPanelRequest; isOpen: boolean; opening: number; onClose: () => void };

/** A short entry of a word, over any screen. */
export function WordPanel({ subject, isOpen, opening, onClose }: WordPanelProps) {
  const { t } = useTranslation('app');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={subject.word} closeText={t('close')} size="medium">
      <PanelAnswer key={opening} word={subject.word} onLeave={onClose} />
    </Dialog>
  );
}
