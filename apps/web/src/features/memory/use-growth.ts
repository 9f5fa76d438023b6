import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#platform/storage.ts';
import type { Growth } from './growth.ts';
import { growthSince, readSeen, writeSeen } from './growth.ts';
import type { Bed } from './plants.ts';

const keyOf = (studentId: string) => `wordgrove-grove:${studentId}`;

/**
 * What has grown since this browser last showed the student's grove; it stays until the page is left.
 *
 * @param beds null while they are loading
 */
export function useGrowth(studentId: string, beds: readonly Bed[] | null): Growth | null {
  const [before] = useState(() => readSeen(readStored(keyOf(studentId))));
  useEffect(() => {
    if (beds) writeStored(keyOf(studentId), writeSeen(beds, new Date()));
  }, [studentId, beds]);
  return beds && growthSince(before, beds);
}
