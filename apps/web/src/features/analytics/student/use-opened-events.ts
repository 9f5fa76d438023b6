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
  'practice',
  'answers',
  'plays',
  'study',
  'homework',
] as const satisfies readonly EventKind[];

/** What of a kind a figure or a reason counts: the last seven days, or the words that are known. */
const parts = { practice: 'week', answers: 'week', tasks: 'week', study: 'week', words: 'known' } as const;

export type Part = (typeof parts)[keyof typeof parts];

/** Events of a kind or a part of them; plays are those of a game, and answers may be those of a game or of a word. */
export type Opened = {
  kind: EventKind;
  game?: GameType | undefined;
  word?: string | undefined;
  part?: Part | undefined;
};

export type OpenedEvents = DialogSubject<Opened> & {
  /** Puts all of the kind in the place of the part that is open. */
  widen: () => void;
};

/**
 * The events that are open, kept in the address: a reason for a talk leads to those behind it. Back closes what was
 * opened on the page, as on a phone one closes a dialog with it.
 */
export function useOpenedEvents(): OpenedEvents {
  const { asked, isPlain } = useAsked();
  const [last, setLast] = useState<{ subject: Opened | null; opening: number }>({ subject: null, opening: 0 });
  const navigate = useNavigate();
  const { history } = useRouter();
  const wasOpenedHere = useRef(false);
  const show = (of: Omit<Opened, 'kind'> & { events: EventKind | undefined }, replace: boolean) =>
    void navigate({ to: '.', search: (search: object) => ({ ...search, ...of }), replace, resetScroll: false });
  const open = (opened: Opened) => {
    wasOpenedHere.current = true;
    show(addressOf(opened), false);
  };
  const widen = () => show({ ...nothing, events: asked?.kind }, true);
  // An address that was mistyped, or is older than the page, says after loading what it shows.
  const tidy = useEffectEvent(() => show(asked ? addressOf(asked) : nothing, true));
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
  return { isOpen: asked !== null, subject: asked ?? last.subject, opening: last.opening, open, close, widen };
}

const nothing = { events: undefined, game: undefined, word: undefined, part: undefined };

type Address = Readonly<Record<'events' | 'game' | 'word' | 'part', unknown>>;

/** What the address asks for, and whether it asks for nothing besides. */
function useAsked(): { asked: Opened | null; isPlain: boolean } {
  const { events, game, word, part }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const address: Address = { events, game, word, part };
  const asked = askedFor(address);
  const plain = asked ? addressOf(asked) : nothing;
  const isPlain = events === plain.events && game === plain.game && word === plain.word && part === plain.part;
  return { asked, isPlain };
}

function askedFor({ events, part, ...address }: Address): Opened | null {
  if (!isOneOf(kinds, events)) return null;
  const game = isOneOf(gameTypes, address.game) ? address.game : undefined;
  if (events === 'plays') return game ? { kind: events, game } : null;
  if (events === 'answers' && game) return { kind: events, game };
  if (events === 'answers' && isWord(address.word)) return { kind: events, word: address.word };
  const own = partOf(events);
  return own !== undefined && own === part ? { kind: events, part: own } : { kind: events };
}

/** Whether it has the form of a word's key, such as `lend:verb`. */
const isWord = (text: unknown): text is string =>
  typeof text === 'string' && /^[^\p{Cc}\p{Lu}]+:[a-z0-9-]+$/u.test(text);

/** What the figure of a kind counts, when that isn't all of it. */
export const partOf = (kind: EventKind): Part | undefined =>
  kind in parts ? parts[kind as keyof typeof parts] : undefined;

const addressOf = ({ kind, game, word, part }: Opened) => ({ events: kind, game, word, part });

const isSame = (one: Opened, other: Opened | null) =>
  other !== null &&
  one.kind === other.kind &&
  one.game === other.game &&
  one.word === other.word &&
  one.part === other.part;
