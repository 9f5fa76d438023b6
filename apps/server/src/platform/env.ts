import { limits } from '@wordgrove/contract/limits';
import { z } from 'zod';
import { weaknessOf } from './secret-strength.ts';
import {
  address,
  choice,
  flag,
  folder,
  host,
  issuer,
  sender,
  siteAddress,
  teacherSignup,
  tenant,
  trustedProxy,
  wholeNumber,
} from './setting-kinds.ts';

/** Thrown with one readable line per wrong setting; the start prints it and stops. */
export class SettingsError extends Error {}

const postgresAddress = address(['postgres', 'postgresql']);

const settingsSchema = z.object({
  // Nothing else: a misspelt `production` would leave the local mailbox open.
  NODE_ENV: choice(['production', 'development', 'test']).default('development'),
  // Not 0: mail links contain the port before the system would have chosen one.
  PORT: wholeNumber({ min: 1, max: 65_535, what: 'a port number', standard: 3001 }),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_POOL: wholeNumber({ min: 2, max: 200, what: 'a number of connections', standard: 10 }),
  BASE_URL: siteAddress.optional(),
  TRUST_PROXY: trustedProxy,
  AUTH_SECRET: z.string().superRefine(refuseWeak).optional(),
  SMTP_URL: address(['smtp', 'smtps']).optional(),
  MAIL_FROM: sender.default('Wordgrove <wordgrove@localhost>'),
  SUPPORT_EMAIL: z.email({ error: 'must be a mail address, such as it@school.org' }).optional(),
  DICTIONARY_API_BASE: address(['http', 'https']).optional(),
  REVEAL_ACCOUNTS: flag(false),
  REQUIRE_EMAIL_VERIFICATION: flag(true),
  TEACHER_SIGNUP: teacherSignup,
  TEACHER_CAN_RESET: flag(true),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: tenant.optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, { error: 'must be a short name, such as School account' }).optional(),
  RATE_LIMITS: flag(true),
  STORAGE_QUOTA_MB: wholeNumber({ min: 1, max: 1_000_000, what: 'megabytes for each person', standard: 200 }),
  MAX_FILE_BYTES: wholeNumber({
    min: 1000,
    max: 999_999_999,
    what: 'bytes of one file',
    standard: limits.maxFileBytes,
  }),
  S3_ENDPOINT: address(['https', 'http']).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag(false),
  S3_PREFIX: folder.default('wordgrove'),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

function refuseWeak(secret: string, context: z.RefinementCtx): void {
  const weakness = weaknessOf(secret);
  if (weakness) context.addIssue(`${weakness}. Leave it unset, or make one: openssl rand -base64 32`);
}

type Together = {
  names: readonly (keyof z.infer<typeof settingsSchema>)[];
  also?: 'S3_ENDPOINT' | 'OIDC_NAME';
  since: string;
};

/** A bucket needs its keys, and keys without a bucket are a misspelt name. */
const together: readonly Together[] = [
  {
    names: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    also: 'S3_ENDPOINT',
    since: 'files go to an S3 bucket',
  },
  { names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], since: 'people sign in with Google' },
  {
    names: ['MICROSOFT_TENANT', 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
    since: 'people sign in with Microsoft',
  },
  {
    names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    also: 'OIDC_NAME',
    since: 'people sign in with another provider',
  },
];

const checkedSchema = settingsSchema.superRefine((settings, context) => {
  for (const { names, also, since } of together) {
    const given = names.filter((name) => settings[name] !== undefined);
    if (given.length === 0 && (!also || settings[also] === undefined)) continue;
    for (const name of names) {
      if (settings[name] === undefined) {
        context.addIssue({ code: 'custom', path: [name], message: `must be set too, since ${since}` });
      }
    }
  }
});

export type Settings = z.infer<typeof settingsSchema>;

/** The names of all settings, in the order of the schema. */
export const settingNames = Object.keys(settingsSchema.shape);

/**
 * The environment, parsed once. An empty variable counts as unset; spaces around a value are ignored.
 *
 * @throws {SettingsError} with one line per wrong setting
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()]);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = checkedSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new SettingsError(`These settings can't be used:\n${lines.join('\n')}`);
}

/** The base of links in mails: the configured address, else this machine's own. */
export function baseUrl(settings: Settings, port = settings.PORT): string {
  return settings.BASE_URL ?? `http://localhost:${port}`;
}

/** The storage quota of one person, in bytes. */
export function storageQuota(settings: Settings): number {
  return settings.STORAGE_QUOTA_MB * 1_000_000;
}
