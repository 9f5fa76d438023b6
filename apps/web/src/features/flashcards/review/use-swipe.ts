import type { PointerEvent } from 'react';
import { useRef } from 'react';
import type { Drag } from './swipe.ts';
import { isAcross, shareOf, swipeOf } from './swipe.ts';

type Begun = { id: number; x: number; y: number; at: number; isSwipe: boolean };

type Swiped = (side: 'left' | 'right', card: HTMLElement) => void;

/**
 * Lets a finger or pen push a card aside. While it moves, the card has its way in CSS: `--swipe` from -1 to 1 and
 * `--swipe-x`; nothing is rendered for it. A mouse selects text instead.
 */
export function useSwipe(isOn: boolean, onSwipe: Swiped) {
  const begun = useRef<Begun | null>(null);
  const letGo = (card: HTMLElement) => {
    begun.current = null;
    card.removeAttribute('data-swiping');
    card.style.removeProperty('--swipe');
    card.style.removeProperty('--swipe-x');
  };
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (!isOn || event.pointerType === 'mouse' || !event.isPrimary) return;
    begun.current = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, isSwipe: false };
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const card = event.currentTarget;
    const start = begun.current;
    if (start?.id !== event.pointerId) return;
    const drag = dragOf(start, event);
    const across = isAcross(drag);
    if (!start.isSwipe && across === null) return;
    if (!start.isSwipe && !across) return letGo(card);
    if (!start.isSwipe) {
      start.isSwipe = true;
      card.setPointerCapture(event.pointerId);
      card.setAttribute('data-swiping', '');
    }
    card.style.setProperty('--swipe', String(shareOf(drag)));
    card.style.setProperty('--swipe-x', `${drag.dx}px`);
  };
  const handleUp = (event: PointerEvent<HTMLElement>) => {
    const card = event.currentTarget;
    const start = begun.current;
    if (start?.id !== event.pointerId) return;
    const side = start.isSwipe && isOn ? swipeOf(dragOf(start, event)) : null;
    if (side) onSwipe(side, card);
    letGo(card);
  };
  const handleCancel = ({ currentTarget }: PointerEvent<HTMLElement>) => letGo(currentTarget);
  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleUp,
    onPointerCancel: handleCancel,
  };
}

function dragOf({ x, y, at }: Begun, { clientX, clientY, timeStamp, currentTarget }: PointerEvent<HTMLElement>): Drag {
  return { dx: clientX - x, dy: clientY - y, ms: timeStamp - at, width: currentTarget.clientWidth };
}

/**
 * Lets a card that was pushed aside go on its way while the next one is asked already: what flies is a picture of it,
 * which nobody can reach or hear. Nothing flies where less motion is wished for.
 */
export function flyOut(card: HTMLElement, side: 'left' | 'right'): void {
  const place = card.parentElement?.getBoundingClientRect();
  if (!place || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = card.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return;
  picture.inert = true;
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, {
    ...{ position: 'fixed', zIndex: '10', pointerEvents: 'none' },
    ...{ left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px` },
  });
  document.body.append(picture);
  const way = side === 'left' ? -1 : 1;
  const away = { transform: `translateX(${way * (place.width + 80)}px) rotate(${way * 14}deg)`, opacity: 0 };
  const remove = () => picture.remove();
  picture.animate(away, { duration: 260, easing: 'ease-in' }).finished.then(remove, remove);
}
