import type { OwnHandIn } from '@wordgrove/contract/assignments';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { v7 } from 'uuid';
import type { RefusedDraft } from './drafts.ts';
import { draftsOf, readRefused, refusedDrafts } from './drafts.ts';

/** A pause in typing after which it is saved. */
const pauseMs = 800;

export type DraftState = {
  /** What stands in the field. */
  text: string;
  /** `kept`: on this device, until there is a network. */
  standing: 'saved' | 'saving' | 'kept' | 'refused';
  /** Why the server didn't take it; it stays here until the student decides. */
  refused: RefusedDraft | null;
  write: (text: string) => void;
  /** Saves what is typed now; resolves to whether the server has it. */
  flush: () => Promise<boolean>;
  /** Replaces what the server has with what was refused. */
  keepMine: () => void;
  /** Throws away what was refused. */
  takeTheirs: () => void;
};

/**
 * The text of a hand-in: saved in every pause of typing, and kept on this device through a lost network and a reload
 * until the server has it.
 */
export function useDraft(
  studentId: string,
  assignmentId: string,
  work: Pick<OwnHandIn, 'text' | 'version'>,
): DraftState {
  const of = { studentId, assignmentId };
  const outbox = draftsOf(studentId);
  /** Typed, and not in the outbox yet. */
  const [typed, setTyped] = useState<{ text: string; version: number } | null>(null);
  const waiting = useSyncExternalStore(
    outbox.onChange,
    () => outbox.items().findLast((draft) => draft.assignmentId === assignmentId)?.text ?? null,
  );
  const heldUp = useSyncExternalStore(outbox.onChange, outbox.heldUp);
  const refused = readRefused(useSyncExternalStore(refusedDrafts.onChange, () => refusedDrafts.stored(of)));

  const keep = (text: string, version: number) => {
    // Nobody needs an older draft that never left.
    for (const { id } of outbox.items().filter((draft) => draft.assignmentId === assignmentId)) outbox.takeBack(id);
    outbox.add({ id: v7(), ...of, text, version });
  };
  const put = () => {
    if (!typed) return;
    setTyped(null);
    keep(typed.text, typed.version);
  };
  const putAway = useEffectEvent(put);
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => putAway(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // What an earlier page couldn't send.
    void outbox.flush();
    const handleHide = () => putAway();
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      putAway();
    };
  }, [outbox]);

  const isUnsaved = typed !== null || waiting !== null;
  const usual = !isUnsaved ? 'saved' : heldUp > 0 ? 'kept' : 'saving';
  return {
    text: typed?.text ?? refused?.text ?? waiting ?? work.text,
    standing: refused ? 'refused' : usual,
    refused,
    write: (text) => setTyped((before) => ({ text, version: before?.version ?? work.version })),
    flush: async () => {
      put();
      return outbox.flush();
    },
    keepMine: () => {
      if (!refused) return;
      refusedDrafts.forget(of);
      setTyped(null);
      keep(typed?.text ?? refused.text, work.version);
    },
    takeTheirs: () => {
      setTyped(null);
      refusedDrafts.forget(of);
    },
  };
}
