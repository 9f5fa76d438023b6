import type { Assignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';

const tones = { draft: 'yellow', open: 'green', closed: 'grey' } as const satisfies Record<string, BadgeTone>;

/** The state of an assignment, in a word. */
export function AssignmentState({ publishedAt, closedAt }: Pick<Assignment, 'publishedAt' | 'closedAt'>) {
  const { t } = useTranslation('assignments-teacher');
  const state = publishedAt === null ? 'draft' : closedAt === null ? 'open' : 'closed';
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
