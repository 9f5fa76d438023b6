import type { FastifyInstance } from 'fastify';
import { teacher } from '#http/builders.ts';
import type { RequestContext } from '#http/context.ts';
import { cameByDoor } from '#http/door.ts';
import { failures } from '#http/failure.ts';
import type { NetworkService } from './service.ts';

/** Whoever sits elsewhere finds nothing here, as in the local mailbox. */
function insistOnDirect({ isDirect }: RequestContext): void {
  if (!isDirect()) throw failures.notFound();
}

export function networkRoutes(network: NetworkService) {
  return {
    state: teacher.network.state.handler(({ context }) => {
      insistOnDirect(context);
      return network.state();
    }),
    letIn: teacher.network.letIn.handler(({ context, errors }) => {
      insistOnDirect(context);
      return network.letIn(errors);
    }),
    keepOut: teacher.network.keepOut.handler(({ context }) => {
      insistOnDirect(context);
      return network.keepOut();
    }),
  };
}

/**
 * Who comes by an address on the network has to ask for one of ours. A page elsewhere may point its own name at this
 * computer, and would then be read as if it came from here.
 */
export function guardDoors(server: FastifyInstance, { ownAddress, shut }: NetworkService): void {
  server.addHook('onRequest', (request, _, done) => {
    const isStrange = cameByDoor(request.raw.socket) && ownAddress(request.headers.host) === null;
    done(isStrange ? failures.notFound() : undefined);
  });
  server.addHook('preClose', async () => shut());
}
