import type { TablerIcon } from '@tabler/icons-react';
import {
  IconBook,
  IconBook2,
  IconCards,
  IconChecklist,
  IconClock,
  IconDeviceGamepad2,
  IconHeadphones,
  IconLetterCase,
  IconMicrophone,
  IconPencil,
  IconVocabulary,
} from '@tabler/icons-react';

const icons: Readonly<Partial<Record<string, TablerIcon>>> = {
  study_tracker: IconClock,
  flashcards: IconCards,
  dictionary: IconBook2,
  grammar: IconLetterCase,
  games: IconDeviceGamepad2,
  reading: IconBook,
  writing: IconPencil,
  listening: IconHeadphones,
  speaking: IconMicrophone,
  vocabulary: IconVocabulary,
};

/** The icon for a kind of task; kinds without their own share one. */
export function TaskIcon({ type, size = '1.375rem' }: { type: string; size?: string }) {
  const Icon = icons[type] ?? IconChecklist;
  return <Icon size={size} aria-hidden="true" />;
}
