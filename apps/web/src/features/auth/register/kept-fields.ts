import { useEffect } from 'react';
import { registrationKey as key, readInTab, writeInTab } from '#platform/storage.ts';

type Fields = { fullName: string; email: string; schoolName: string };

function read(): Partial<Fields & { person: string }> {
  try {
    const kept: unknown = JSON.parse(readInTab(key) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/**
 * A teacher's registration as it starts: with what this tab keeps of one that was begun before. Name and address
 * are of the same person only; the school of a visitor stays for whom a provider has named since. Whoever signs in, or
 * comes after a session, finds nothing of it.
 *
 * @param person the address that is known before the form is filled in; empty when none is
 */
export function withKept<Start extends Fields>(start: Start, person: string): Start {
  const kept = read();
  const isSame = kept.person === person;
  return {
    ...start,
    ...((isSame || kept.person === '') && kept.schoolName && { schoolName: kept.schoolName }),
    ...(isSame && kept.fullName && { fullName: kept.fullName }),
    ...(isSame && kept.email && { email: kept.email }),
  };
}

/** Keeps what is typed, except for the password, for who goes back, or to a provider, and begins again. */
export function useKeeping(person: string, { fullName, email, schoolName }: Readonly<Fields>): void {
  useEffect(() => {
    writeInTab(key, JSON.stringify({ person, fullName, email, schoolName }));
  }, [person, fullName, email, schoolName]);
}

/** Once somebody is registered. */
export const forgetKept = (): void => writeInTab(key, null);
