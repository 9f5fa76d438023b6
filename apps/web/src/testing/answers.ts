import { contract } from 'virtual:contract';
import { apiPrefix, streamPaths } from '@wordgrove/contract/paths';
import type { client } from '#platform/api.ts';
import type { ErrorCode } from '#platform/error-codes.ts';

type Calls = typeof client;
type Call = (input: never, ...rest: never[]) => Promise<unknown>;
type Given<C extends Call> = Parameters<C>[0];
type Answer<C extends Call> = Awaited<ReturnType<C>>;
type Fields = Readonly<Record<string, unknown>>;
type Handler = (fields: Fields) => unknown;
type Route = { method: string; path: string };

/** The inputs of a call, in the order they were sent. */
export type Asked<C extends Call> = readonly Given<C>[];

/** Sent by the server in place of an answer. */
class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: unknown;
  constructor(code: string, status: number, data: unknown) {
    super(code);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

const handlers = new Map<string, Handler>();
const uploads = new Map<string, (form: FormData) => Response>();
const files = new Map<string, (request: Request) => Response>();
const unanswered: string[] = [];
/** The page's own timer, whatever clock a test has installed. */
const { setTimeout: soon } = window;
/** Requests that arrived, and how many of their bodies are still being read. */
const requests = { count: 0, beingRead: 0 };

/**
 * Answers a call from now on, always alike or depending on its input; a call without an answer fails the test.
 *
 * @returns its inputs so far, growing
 */
export function answer<C extends Call>(
  which: (calls: Calls) => C,
  how: Answer<C> | ((input: Given<C>) => Answer<C> | Promise<Answer<C>>),
): Asked<C> {
  const asked: Given<C>[] = [];
  handlers.set(keyOf(routeOf(which)), (fields) => {
    const input = fields as Given<C>;
    asked.push(input);
    return typeof how === 'function' ? (how as (input: Given<C>) => unknown)(input) : how;
  });
  return asked;
}

/** Answers for what every page requests, unless the test sets its own. */
export function answerUnlessAnswered<C extends Call>(which: (calls: Calls) => C, how: Answer<C>): void {
  if (!handlers.has(keyOf(routeOf(which)))) answer(which, how);
}

/**
 * Answers an upload, which isn't a call of the contract, line by line.
 *
 * @returns the forms it was sent, growing
 */
export function answerUpload(path: string, ...lines: readonly unknown[]): readonly FormData[] {
  const forms: FormData[] = [];
  uploads.set(path, (form) => {
    forms.push(form);
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  });
  return forms;
}

/** Answers a plain route with whatever a browser may ask of it, such as parts of a file. */
export function answerFile(path: string, how: (request: Request) => Response): void {
  files.set(path, how);
}

/** Throw it in an answer: the call is refused with a code that the contract declares. */
export function refusal(code: ErrorCode | 'internal', status: number, values?: unknown): Error {
  return new Refusal(code, status, values);
}

/** Throw it in an answer: the server can't be reached. */
export function lostNetwork(): Error {
  return new TypeError('Failed to fetch');
}

/** The server can be reached again, and the browser notices. */
export function reachServer(): void {
  const working = { status: 'ok', version: '1', database: 'ok', disk: 'ok', mail: 'mailbox' } as const;
  answer((calls) => calls.health.check, { ...working, baseUrl: 'https://grove.example' });
  window.dispatchEvent(new Event('online'));
}

/** Replaces the browser's `fetch`. */
export async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  requests.count += 1;
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(`${apiPrefix}/`)) return new Response('', { status: 404 });
  if (pathname === streamPaths.live) return new Response(openStream());
  const file = files.get(pathname);
  if (file) return file(request);
  const upload = uploads.get(pathname);
  if (upload) return upload(await request.formData());
  const path = pathname.slice(apiPrefix.length);
  for (const [key, handler] of handlers) {
    const values = valuesOf(key, `${request.method} ${path}`);
    if (!values) continue;
    const sent = await readBody(request);
    return respond(() => handler({ ...Object.fromEntries(searchParams), ...sent, ...values }));
  }
  // Whatever has failed for want of a network asks every few seconds for this: until a test says more, in vain.
  if (path !== '/health') unanswered.push(`${request.method} ${path}`);
  throw lostNetwork();
}

async function readBody(request: Request): Promise<object> {
  if (!request.headers.get('content-type')?.includes('json')) return {};
  requests.beingRead += 1;
  const body: unknown = await request.json();
  requests.beingRead -= 1;
  return typeof body === 'object' && body !== null ? body : {};
}

/** A live stream without news: it is ready and stays open. */
function openStream(): ReadableStream<Uint8Array> {
  const ready = `id: 1\ndata: ${JSON.stringify({ type: 'ready', topics: [] })}\n\n`;
  return new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(ready)) });
}

/** Resolves once every request that was sent has been handled, and what follows from its answer too. */
export async function requestsHaveCome(): Promise<void> {
  let before: number;
  do {
    before = requests.count;
    await new Promise((resolve) => soon(resolve, 0));
  } while (requests.count > before || requests.beingRead > 0);
}

/** Whether a call came that had no answer. */
export const lacksAnswers = (): boolean => unanswered.length > 0;

/** Forgets all answers. @throws with every call that had none */
export async function endAnswers(): Promise<void> {
  await requestsHaveCome();
  handlers.clear();
  uploads.clear();
  files.clear();
  const without = unanswered.splice(0);
  if (without.length > 0) throw new Error(`Nobody answered: ${[...new Set(without)].join(', ')}`);
}

async function respond(act: () => unknown): Promise<Response> {
  try {
    return Response.json(await act());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, status, data } = error;
    return Response.json(
      { defined: true, code, status, message: code, ...(data === undefined ? {} : { data }) },
      { status },
    );
  }
}

/** The method and path of a call, as the contract says them. */
function routeOf(which: (calls: Calls) => Call): Route {
  // In the browser the contract is only the routes; the types are those of the calls made from it.
  const routes: unknown = contract;
  const at: unknown = which(routes as Calls);
  return (at as { '~orpc': { route: Route } })['~orpc'].route;
}

const keyOf = ({ method, path }: Route): string => `${method} ${path}`;

/** The path's parameters if it matches the template; undefined for another path. */
function valuesOf(template: string, asked: string): Fields | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`);
  const found = pattern.exec(asked);
  return found
    ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]))
    : undefined;
}
