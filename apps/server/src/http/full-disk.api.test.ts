import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readError } from '#testing/rights/answers.ts';
import type { ContractCall } from '#testing/rights/contract-calls.ts';
import { callOf, contractCalls, isWrite, requestOf } from '#testing/rights/contract-calls.ts';
import type { SchoolApp } from '#testing/rights/school-app.ts';
import { schoolApp } from '#testing/rights/school-app.ts';

let isLow = false;
let tested: SchoolApp;

beforeAll(async () => {
  tested = await schoolApp({ isDiskLow: () => isLow });
  isLow = true;
});

afterAll(() => tested.app.close());

/** They free room, or end something that somebody must be able to end. */
const goOn = ['auth.signOut', 'auth.deleteAccount', 'assignments.removeFile', 'network.keepOut', 'pdfs.remove'];
/** Their input has numbers or lists, so they are POSTs. */
const reading = ['list', 'library', 'coverage', 'open', 'search', 'pageTexts', 'pageWords', 'words', 'heat'].map(
  (name) => `pdfs.${name}`,
);

function send(call: ContractCall) {
  const { asker, input } = tested.allowed(call);
  return tested.send(requestOf(call, input), asker.cookie);
}

describe('while the disk is nearly full', () => {
  it.each(contractCalls.filter((call) => isWrite(call) && ![...goOn, ...reading].includes(call.name)))(
    '$name writes nothing, and says why',
    async (call) => {
      const answer = await send(call);
      expect([answer.status, readError(answer)?.code]).toEqual([507, 'storage-full']);
      expect(await tested.kept.changes()).toEqual([]);
    },
  );

  it('still reads existing rows', async () => {
    for (const name of ['profiles.me', 'dailyTasks.today', 'pdfs.list', 'pdfs.library', 'pdfs.open'] as const)
      expect((await send(callOf(name))).status).toBe(200);
    await tested.kept.restore();
  });

  it('signing out, and deleting a text or the account, are done', async () => {
    const student = tested.school.askers.find(({ who }) => who === 'student');
    if (!student) throw new Error('there is no student');
    const signedOut = await tested.send(requestOf(callOf('auth.signOut'), {}), student.cookie);
    expect(signedOut.status).toBe(callOf('auth.signOut').successStatus);
    expect(await tested.kept.changes()).toEqual([expect.stringMatching(/^- auth_sessions /)]);
    await tested.kept.restore();
    expect((await send(callOf('pdfs.remove'))).status).toBe(200);
    await tested.kept.restore();
    expect((await send(callOf('auth.deleteAccount'))).status).toBe(callOf('auth.deleteAccount').successStatus);
  });
});
