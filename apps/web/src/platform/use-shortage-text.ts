import type { Shortage } from '@wordgrove/contract/games';
import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import type { GameType } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';

const reasons = ['too-few', 'same-meaning', 'no-definitions', 'no-translations', 'nothing-fits'] as const;

/**
 * Why no round can be made, in the reader's language, and the level that has enough words. It takes the server's data
 * as it came; the texts are in the namespace `games`, which the page must load.
 *
 * @param type the game, if known: a game of written exercises lacks those, however many words there are
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
