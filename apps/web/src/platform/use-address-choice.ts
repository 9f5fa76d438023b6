import { useNavigate, useSearch } from '@tanstack/react-router';
import { isOneOf } from './is-one-of.ts';

/**
 * One of a few choices, kept in the search part of the address so that a link or a reload leads back to it. The default
 * is left out of the address, and also stands in for an unknown value.
 *
 * @param name the search parameter, such as `tab`
 */
export function useAddressChoice<Id extends string>(
  name: string,
  ids: readonly Id[],
  standard: NoInfer<Id>,
): [Id, (chosen: Id) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const given = search[name];
  const choose = (chosen: Id) =>
    void navigate({
      to: '.',
      search: { ...search, [name]: chosen === standard ? undefined : chosen },
      replace: true,
      resetScroll: false,
    });
  return [isOneOf(ids, given) ? given : standard, choose];
}
