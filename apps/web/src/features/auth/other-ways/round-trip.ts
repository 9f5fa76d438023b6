import { paths } from '@wordgrove/contract/paths';
import { checkInviteCode } from '#platform/field-checks.ts';
import { keepAsked } from '#platform/return-path.ts';
import { readInTab, writeInTab } from '#platform/storage.ts';

const codeKey = 'inviteCode';

/**
 * Keeps in this tab what the page with a provider's button knows: the person comes back to another page.
 *
 * @param asked what the address of the login page says of the place to return to
 * @param inviteCode as it stands in its field or in the address, if it does
 */
export function keepForReturn(asked: unknown, inviteCode: string | undefined): void {
  keepAsked(asked);
  const code = inviteCode?.replace(/\s+/g, '').toUpperCase() ?? '';
  writeInTab(codeKey, checkInviteCode(code) === null ? code : null);
}

/** Where somebody registers whom a provider has named. An invite code is only a student's. */
export function registration() {
  const by = 'provider';
  const code = readInTab(codeKey);
  return code ? { to: paths.registerStudent, search: { by, code } } : { to: paths.register, search: { by } };
}

/** Where somebody who is signed in goes: to a page for visitors, whose guard knows the way on. */
export function wayOn() {
  const code = readInTab(codeKey);
  return code ? { to: paths.registerStudent, search: { code } } : { to: paths.login, search: {} };
}
