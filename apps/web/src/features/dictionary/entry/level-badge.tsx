import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const tones: Readonly<Record<DictionaryWord['level'], BadgeTone>> = {
  A1: 'green',
  A2: 'green',
  B1: 'blue',
  B2: 'blue',
  C1: 'purple',
};

type LevelBadgeProps = { level: DictionaryWord['level']; isEstimated?: boolean | undefined };

/** The level of the European framework at which a word is learned. */
export function LevelBadge({ level, isEstimated = false }: LevelBadgeProps) {
  const { t } = useTranslation('dictionary');
  return (
    <Badge tone={isEstimated ? 'grey' : tones[level]}>
      <VisuallyHidden>{t('entry.level')} </VisuallyHidden>
      {isEstimated ? t('entry.level-about', { level }) : level}
    </Badge>
  );
}
