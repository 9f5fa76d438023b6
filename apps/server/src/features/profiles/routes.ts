import { settled, signedIn } from '#http/builders.ts';
import type { ProfileService } from './service.ts';

/** A profile can be read before the address is verified: the verification screen needs its language and role. */
export function profileRoutes(profiles: ProfileService) {
  return {
    me: signedIn.profiles.me.handler(({ context, errors }) => profiles.get(context.own, errors)),
    storage: signedIn.profiles.storage.handler(({ context }) => profiles.storage(context.own)),
    update: settled.profiles.update.handler(({ context, input, errors }) => {
      const { version, ...change } = input;
      return profiles.update(context.own, { version, ...given(change) }, errors);
    }),
    choose: signedIn.profiles.choose.handler(({ context, input }) => profiles.choose(context.own, given(input))),
  };
}

/** Drops the fields that weren't sent, so that absent never means empty. */
function given<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };
}
