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
import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import type { ProgressTone } from '#ui/progress-bar.tsx';

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

/** The colour of a task's progress: green when completed, yellow from 80 %, blue from 50 %, otherwise grey. */
export function progressTone({
  completed,
  progress,
  target,
}: Pick<DailyTask, 'completed' | 'progress' | 'target'>): ProgressTone {
  if (completed) return 'green';
  if (progress * 10 >= target * 8) return 'yellow';
  return progress * 2 >= target ? 'blue' : 'grey';
}
