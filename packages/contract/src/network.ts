import { z } from 'zod';
import { calls, codes } from './errors.ts';

export const networkSchema = z.object({
  /**
   * How other devices get in: `teacher` let them in and can keep them out again, or the `setting` HOST does. Null while
   * only this computer reaches the server.
   */
  openedBy: z.enum(['teacher', 'setting']).nullable(),
  /**
   * Where other devices open the server, or would once they are let in, such as `http://192.168.1.20:3001`; the most
   * likely one first, none without a network.
   */
  addresses: z.array(z.string()),
});

const description =
  'Only for a teacher at the computer that runs the server: `not-found` for requests from elsewhere or through a ' +
  'proxy, in production, and where BASE_URL names the address of the server.';
const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['network'], description });

export const network = {
  state: calls.route(route('GET', '/network')).output(networkSchema),
  /** Listens on the network too, at once and after each start, until `keepOut`. */
  letIn: calls
    .errors(codes('no-network', 'network-port-taken'))
    .route(route('POST', '/network/let-in'))
    .output(networkSchema),
  keepOut: calls.route(route('POST', '/network/keep-out')).output(networkSchema),
};

export type Network = z.infer<typeof networkSchema>;
