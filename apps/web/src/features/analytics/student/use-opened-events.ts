import { useNavigate, useRouter } from '@tanstack/react-router';
import type { EventKind } from '@wordgrove/contract/analytics';
import { useRef, useState } from 'react';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';

const kinds = ['xp', 'tasks', 'words', 'answers', 'study', 'homework'] as const satisfies readonly EventKind[];
const closed = 'none';

/**
 * The events that are open, kept in the address: a reason for a talk leads to those behind it. Back closes what was
 * opened on the page, as on a phone one closes a dialog with it.
 */
export function useOpenedEvents(): DialogSubject<EventKind> {
  const [asked, choose] = useAddressChoice('events', [closed, ...kinds], closed);
  const [last, setLast] = useState<EventKind | null>(null);
  const navigate = useNavigate();
  const { history } = useRouter();
  const wasOpenedHere = useRef(false);
  const open = (kind: EventKind) => {
    wasOpenedHere.current = true;
    void navigate({ to: '.', search: (search: object) => ({ ...search, events: kind }), resetScroll: false });
  };
  const close = () => {
    if (!wasOpenedHere.current) return choose(closed);
    wasOpenedHere.current = false;
    history.back();
  };
  if (asked !== closed && asked !== last) setLast(asked);
  // What was open fades away with its own content.
  const subject = asked === closed ? last : asked;
  return {
    isOpen: asked !== closed,
    subject,
    opening: subject === null ? 0 : kinds.indexOf(subject) + 1,
    open,
    close,
  };
}
