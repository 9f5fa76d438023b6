import type {
  WordOrderingAnswer,
  WordOrderingBoard,
  WordOrderingDetail,
  WordOrderingItem,
  WordOrderingMove,
  WordOrderingRound,
} from '@wordgrove/games/word-ordering';
import { sentenceOf } from '@wordgrove/games/word-ordering';
import { useTranslation } from 'react-i18next';
import type { BoardProps } from '#features/games/play/stage-props.ts';

type Frame = BoardProps<WordOrderingRound, WordOrderingBoard, WordOrderingMove, WordOrderingDetail>;

type TileMoves = {
  /** Puts the tiles in this order and announces the position of the one that moved. */
  order: (order: readonly string[], moved: string) => void;
  add: (id: string) => void;
  takeBack: (id: string) => void;
  hint: () => void;
  check: () => void;
};

/**
 * What can be done with a sentence's tiles: each move is judged and announced, and the focus goes where the player
 * continues.
 */
export function useTileMoves(
  item: WordOrderingItem | undefined,
  { laid }: WordOrderingAnswer,
  { onMove, announce, canHear, say }: Pick<Frame, 'onMove' | 'announce' | 'canHear' | 'say'>,
  focusAfter: (selector: string) => void,
): TileMoves {
  const { t } = useTranslation('games-word-ordering');
  const { id: itemId = '', tiles = [], sentences: [usual = ''] = [] } = item ?? {};
  const textOf = (id: string | undefined) => tiles.find((tile) => tile.id === id)?.text ?? '';

  const lay = (order: readonly string[], moved: string, focus: string) => {
    if (!onMove({ item: itemId, kind: 'lay', order })) return;
    const place = order.indexOf(moved) + 1;
    announce(t(place > 0 ? 'laid' : 'taken-back', { word: textOf(moved), place, all: tiles.length }));
    focusAfter(focus);
  };
  return {
    order: (order, moved) => lay(order, moved, tileSelector(moved)),
    takeBack: (id) =>
      lay(
        laid.filter((each) => each !== id),
        id,
        tileSelector(id),
      ),
    add: (id) => {
      const ids = tiles.map((tile) => tile.id);
      const left = ids.filter((each) => each !== id && !laid.includes(each));
      const next = left.find((each) => ids.indexOf(each) > ids.indexOf(id)) ?? left[0];
      lay([...laid, id], id, next ? tileSelector(next) : '[data-check]');
    },
    hint: () => {
      const judged = onMove({ item: itemId, kind: 'hint', order: laid });
      const { fixed = [] } = judged?.detail ?? {};
      announce(judged ? t('hinted', { word: textOf(fixed.at(-1)), place: fixed.length }) : t('no-hint'));
    },
    check: () => {
      const judged = onMove({ item: itemId, kind: 'check', order: laid });
      if (!item || !judged) return;
      const { isDone, joins } = judged.detail;
      const isRight = judged.outcome === 'right';
      if (isDone && isRight) announce(t('right'));
      else if (isDone) announce(t('solution'), usual);
      else announce(t(joins.some(Boolean) ? 'some-joined' : 'none-joined'));
      if (isDone && canHear) say(isRight ? sentenceOf(item, laid) : usual);
      focusAfter(isDone ? '[data-next]' : '[data-line] button');
    },
  };
}

function tileSelector(id: string): string {
  return `[data-tile="${CSS.escape(id)}"]`;
}
