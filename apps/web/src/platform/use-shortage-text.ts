import type { Shortage } from '@wordgrove/contract/games';
import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import type { GameType } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';

const reasons = ['too-few', 'same-meaning', 'no-definitions', 'no-translations', 'nothing-fits'] as const;

/**
 * Why no round can be made, in the reader's language, and the level whose words are enough. It takes what the server
 * sent as it came; the texts are those of the namespace `games`, which the page has to load.
 *
 * @param type the game, if it is known: to one of written exercises these are missing, however many words there are
 */
export function useShortageText(): (
  lacking: Partial<Record<keyof Shortage, unknown>>,
  type?: GameType,
) => { text: string; level: Level | undefined } {
  const { t } = useTranslation('games');
  return ({ shortage, have, need, level }, type) => {
    const reason = reasons.find((each) => each === shortage) ?? 'too-few';
    const isWritten = type !== undefined && gameFacts[type].content === 'written';
    const written = isWritten && (reason === 'too-few' || reason === 'nothing-fits') ? reason : null;
    return {
      text: t(written ? `shortage.written.${written}` : `shortage.${reason}`, {
        have: Number(have ?? 0),
        need: Number(need ?? 0),
      }),
      level: levels.find((each) => each === level),
    };
  };
}
