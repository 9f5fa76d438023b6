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
  /** Code of every error that the contract declares, with the schema of what it carries. */
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

/** A call's request on the wire, with whatever stands in the input. */
export function requestOf(call: Pick<ContractCall, 'method' | 'path'>, input: Input): HttpRequest {
  const rest = { ...input };
  let url = apiPrefix + call.path;
  for (const name of pathNames(call)) {
    const value = rest[name];
    url = url.replace(`{${name}}`, encodeURIComponent(toWellFormed(typeof value === 'string' ? value : `${value}`)));
    delete rest[name];
  }
  if (!isWrite(call)) return { method: call.method, url: url + queryOf(rest), headers: {} };
  const body = JSON.stringify(rest);
  return { method: call.method, url, body, headers: { 'content-type': 'application/json' } };
}

/** The same for `server.inject`. */
export function injectable({ method, url, body, headers }: HttpRequest): InjectOptions {
  return { method, url, headers, ...(body === undefined ? {} : { payload: body }) };
}

/** A lone surrogate can't be written in a URL at all. */
function toWellFormed(text: string): string {
  return text.toWellFormed();
}

function queryOf(input: Input): string {
  const pairs = Object.entries(input).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? toWellFormed(value) : `${JSON.stringify(value)}`,
  ]);
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
