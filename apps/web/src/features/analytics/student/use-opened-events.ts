import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { EventKind } from '@wordgrove/contract/analytics';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes } from '@wordgrove/contract/paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOneOf } from '#platform/is-one-of.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';

const kinds = [
  'xp',
  'streak',
  'tasks',
  'words',
  'answers',
  'plays',
  'study',
  'homework',
] as const satisfies readonly EventKind[];

/** Events of a kind; plays are those of a game, and answers may be those of a game or of a word. */
export type Opened = { kind: EventKind; game?: GameType | undefined; word?: string | undefined };

/**
 * The events that are open, kept in the address: a reason for a talk leads to those behind it. Back closes what was
 * opened on the page, as on a phone one closes a dialog with it.
 */
export function useOpenedEvents(): DialogSubject<Opened> {
  const { asked, isPlain } = useAsked();
  const [last, setLast] = useState<{ subject: Opened | null; opening: number }>({ subject: null, opening: 0 });
  const navigate = useNavigate();
  const { history } = useRouter();
  const wasOpenedHere = useRef(false);
  const show = (of: Omit<Opened, 'kind'> & { events: EventKind | undefined }, replace: boolean) =>
    void navigate({ to: '.', search: (search: object) => ({ ...search, ...of }), replace, resetScroll: false });
  const open = ({ kind, game, word }: Opened) => {
    wasOpenedHere.current = true;
    show({ events: kind, game, word }, false);
  };
  // An address that was mistyped, or is older than the page, says after loading what it shows.
  const tidy = useEffectEvent(() => show({ ...nothing, ...addressOf(asked) }, true));
  useEffect(() => {
    if (!isPlain) tidy();
  }, [isPlain]);
  const close = () => {
    if (!wasOpenedHere.current) return show(nothing, true);
    wasOpenedHere.current = false;
    history.back();
  };
  // What was open fades away with its own content.
  if (asked && !isSame(asked, last.subject)) setLast({ subject: asked, opening: last.opening + 1 });
  return { isOpen: asked !== null, subject: asked ?? last.subject, opening: last.opening, open, close };
}

const nothing = { events: undefined, game: undefined, word: undefined };

/** What the address asks for, and whether it asks for nothing besides. */
function useAsked(): { asked: Opened | null; isPlain: boolean } {
  const { events, game, word }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const asked = askedFor(events, game, word);
  const shown = { ...nothing, ...addressOf(asked) };
  return { asked, isPlain: events === shown.events && game === shown.game && word === shown.word };
}

function askedFor(events: unknown, gameAsked: unknown, wordAsked: unknown): Opened | null {
  if (!isOneOf(kinds, events)) return null;
  const game = isOneOf(gameTypes, gameAsked) ? gameAsked : undefined;
  const word = typeof wordAsked === 'string' && wordAsked !== '' ? wordAsked : undefined;
  if (events === 'plays') return game ? { kind: events, game } : null;
  if (events !== 'answers') return { kind: events };
  return { kind: events, ...(game ? { game } : { word }) };
}

const addressOf = (opened: Opened | null) => opened && { events: opened.kind, game: opened.game, word: opened.word };

const isSame = (one: Opened, other: Opened | null) =>
  other !== null && one.kind === other.kind && one.game === other.game && one.word === other.word;
