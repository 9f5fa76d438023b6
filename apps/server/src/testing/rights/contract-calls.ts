import { traverseContractProcedures } from '@orpc/server';
import type { Contract } from '@wordgrove/contract';
import { contract } from '@wordgrove/contract';
import { apiPrefix } from '@wordgrove/contract/paths';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';

/** Every call of the contract by feature and name, such as `classes.join`. */
export type CallName = {
  [Feature in keyof Contract]: `${Feature}.${keyof Contract[Feature] & string}`;
}[keyof Contract];

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS';

type Declared = { status: number; payload: z.ZodType | null };

export type ContractCall = {
  name: CallName;
  method: Method;
  /** Below the prefix, with its parameters: `/classes/{id}/archive`. */
  path: string;
  input: z.ZodObject | null;
  output: z.ZodType;
  /** The code of every error that the contract declares, with the schema of its data. */
  errors: Map<string, Declared>;
  successStatus: number;
};

export type Input = Record<string, unknown>;

export function callOf(name: CallName): ContractCall {
  const found = contractCalls.find((call) => call.name === name);
  if (!found) throw new Error(`${name} is no call of the contract`);
  return found;
}

export function isWrite({ method }: Pick<ContractCall, 'method'>): boolean {
  return method !== 'GET';
}

/** Names of the parameters in a call's path. */
export function pathNames({ path }: Pick<ContractCall, 'path'>): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

export type HttpRequest = { method: Method; url: string; body?: string; headers: Record<string, string> };

/** A field whose value is sent as this JSON text, whatever the input says. */
export type Spoilt = { field: string; json: string };

/** A call's HTTP request. */
export function requestOf(
  call: Pick<ContractCall, 'method' | 'path'>,
  input: Input,
  ...spoilt: readonly Spoilt[]
): HttpRequest {
  const texts = new Map(Object.entries(input).map(([name, value]) => [name, JSON.stringify(value)]));
  for (const { field, json } of spoilt) texts.set(field, json);
  let url = apiPrefix + call.path;
  for (const name of pathNames(call)) {
    const value = inUrl(texts.get(name) ?? '');
    url = url.replace(`{${name}}`, () => encodeURIComponent(value));
    texts.delete(name);
  }
  if (!isWrite(call)) return { method: call.method, url: url + queryOf(texts), headers: {} };
  const body = `{${[...texts].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`;
  return { method: call.method, url, body, headers: { 'content-type': 'application/json' } };
}

/** The request for `server.inject`. */
export function injectable({ method, url, body, headers }: HttpRequest): InjectOptions {
  return { method, url, headers, ...(body === undefined ? {} : { payload: body }) };
}

/** Text as written in a URL, which can't carry a lone surrogate at all. */
function inUrl(json: string): string {
  return json.startsWith('"') ? String(JSON.parse(json)).toWellFormed() : json;
}

function queryOf(texts: Map<string, string>): string {
  const pairs = [...texts].map(([name, json]): [string, string] => [name, inUrl(json)]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

const declaredSchema = z.object({ status: z.int(), data: z.instanceof(z.ZodType).optional() });

function listCalls(): ContractCall[] {
  const calls: ContractCall[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { route, inputSchema, outputSchema, errorMap } = procedure['~orpc'];
    const name = path.join('.');
    if (!isCallName(name) || !isMethod(route.method) || !route.path || !(outputSchema instanceof z.ZodType))
      throw new Error(`${name} lacks a method, a path or an output`);
    if (inputSchema !== undefined && !(inputSchema instanceof z.ZodObject)) throw new Error(`${name} takes no object`);
    const errors = Object.entries(errorMap).map(([code, item]): [string, Declared] => {
      const { status, data = null } = declaredSchema.parse(item);
      return [code, { status, payload: data }];
    });
    calls.push({
      name,
      method: route.method,
      path: route.path,
      input: inputSchema ?? null,
      output: outputSchema,
      errors: new Map(errors),
      successStatus: route.successStatus ?? 200,
    });
  });
  return calls;
}

function isCallName(name: string): name is CallName {
  const [feature = '', call = ''] = name.split('.');
  return Object.entries(contract).some(([key, calls]) => key === feature && call in calls);
}

function isMethod(method: string | undefined): method is Method {
  return method === 'GET' || method === 'POST' || method === 'PATCH' || method === 'PUT' || method === 'DELETE';
}

/** Every call of the contract, as the contract itself describes it. */
export const contractCalls: readonly ContractCall[] = listCalls();
