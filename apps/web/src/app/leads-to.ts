import { redirect } from '@tanstack/react-router';

/** The part of a route that only redirects to another address. */
export function leadsTo<Params extends object>(to: (params: Params) => string) {
  return {
    beforeLoad: ({ params }: { params: Params }) => {
      throw redirect({ href: to(params), replace: true });
    },
  };
}
