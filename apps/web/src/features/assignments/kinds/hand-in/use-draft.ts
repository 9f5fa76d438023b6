import type { OwnHandIn } from '@wordgrove/contract/assignments';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { v7 } from 'uuid';
import type { Draft } from './drafts.ts';
import { draftsOf } from './drafts.ts';
import type { RefusedDraft } from './refused-drafts.ts';
import { readRefused, refusedDrafts } from './refused-drafts.ts';
import type { OwnHandInTask } from './student-hand-in.ts';
import { useRefused } from './use-refused.ts';

/** A pause in typing after which it is saved. */
const pauseMs = 800;

/** Without a pause it is saved this long after the first key: who writes up to the due time mustn't lose all of it. */
const unsavedMs = 5000;

type Typed = Pick<Draft, 'text' | 'version' | 'follows'>;

/** The last draft that this page has put in the outbox, by student and assignment. */
const latest = new Map<string, string>();

export type DraftState = {
  /** What stands in the field. */
  text: string;
  /** `kept`: on this device, until there is a network. */
  standing: 'saved' | 'saving' | 'kept' | 'refused';
  /** Whether what is typed waits for the server to be reached. */
  isHeldUp: boolean;
  /** Why the server didn't take it; it stays here until the student decides. */
  refused: RefusedDraft | null;
  /** What the server has. */
  saved: string;
  write: (text: string) => void;
  /** Saves what is typed now; resolves to whether the server has it. */
  flush: () => Promise<boolean>;
  /** Replaces what the server has with what was refused. */
  keepMine: () => void;
  /** Throws away what was refused. */
  takeTheirs: () => void;
};

/**
 * The text of a hand-in: saved in every pause of typing and every few seconds, and kept on this device through a lost network and a reload
 * until the server has it.
 */
export function useDraft(
  studentId: string,
  { id: assignmentId, dueAt }: Pick<OwnHandInTask, 'id' | 'dueAt'>,
  work: Pick<OwnHandIn, 'text' | 'version'>,
): DraftState {
  const of = { studentId, assignmentId };
  const outbox = draftsOf(studentId);
  /** Typed, and not in the outbox yet. */
  const [typed, setTyped] = useState<Typed | null>(null);
  const waitingOf = () => outbox.items().findLast((draft) => draft.assignmentId === assignmentId);
  const waitingId = useSyncExternalStore(outbox.onChange, () => waitingOf()?.id ?? null);
  const heldUp = useSyncExternalStore(outbox.onChange, outbox.heldUp);
  const refused = useRefused(studentId, assignmentId);
  const waiting = outbox.items().find(({ id }) => id === waitingId) ?? null;

  const keep = ({ text, version, follows }: Typed) => {
    const before = outbox.items().find(({ id }) => id === follows);
    // Nobody needs the draft before it, if that never left. Those of other tabs are somebody's other text.
    const isTakenBack = before !== undefined && outbox.takeBack(before.id);
    const id = v7();
    latest.set(studentId + assignmentId, id);
    outbox.add({ id, ...of, text, version, follows: isTakenBack ? before.follows : follows });
  };
  const put = () => {
    if (!typed) return;
    setTyped(null);
    // Until somebody chose, it would replace what it is in conflict with.
    if (refused) refusedDrafts.rewrite(of, { ...refused, text: typed.text });
    else keep(typed);
  };
  usePauses(typed, put);
  useLeaving(put);
  // What an earlier page couldn't send.
  useEffect(() => void outbox.flush(), [outbox]);
  const sendAgain = () => {
    // An earlier page's may not be shown yet.
    const late = readRefused(refusedDrafts.stored(of));
    // What is in conflict waits for a choice. Anything else was refused because of what isn't so any more.
    if (!late || late.why === 'edit-conflict' || late.version === null) return;
    refusedDrafts.forget(of);
    keep({ text: late.text, version: late.version, follows: null });
  };
  useOnceTaken(dueAt, sendAgain);

  const isUnsaved = typed !== null || waiting !== null;
  const usual = !isUnsaved ? 'saved' : heldUp > 0 ? 'kept' : 'saving';
  return {
    text: typed?.text ?? refused?.text ?? waiting?.text ?? work.text,
    standing: refused ? 'refused' : usual,
    isHeldUp: heldUp > 0,
    refused,
    saved: work.text,
    write: (text) => {
      const follows = waiting?.id ?? latest.get(studentId + assignmentId) ?? null;
      setTyped((before) => ({ ...(before ?? { version: (waiting ?? work).version, follows }), text }));
    },
    flush: async () => {
      put();
      return outbox.flush();
    },
    keepMine: () => {
      if (!refused) return;
      refusedDrafts.forget(of);
      setTyped(null);
      keep({ text: typed?.text ?? refused.text, version: work.version, follows: null });
    },
    takeTheirs: () => {
      setTyped(null);
      refusedDrafts.forget(of);
    },
  };
}

/** Does something when work is taken again: it was over, or not the student's, and there is more time now. */
export function useOnceTaken(dueAt: string | null, again: () => void): void {
  const goOn = useEffectEvent(again);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the terms change
  useEffect(() => goOn(), [dueAt]);
}

/** Calls `put` when the page or this part of it goes. */
function useLeaving(put: () => void): void {
  const putAway = useEffectEvent(put);
  useEffect(() => {
    const handleHide = () => putAway();
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      putAway();
    };
  }, []);
}

/** Calls `put` in every pause of typing, and every few seconds without one. */
function usePauses(typed: Typed | null, put: () => void): void {
  const putAway = useEffectEvent(put);
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => putAway(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isTyping = typed !== null;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => putAway(), unsavedMs);
    return () => clearTimeout(timer);
  }, [isTyping]);
}
