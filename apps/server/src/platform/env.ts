import { z } from 'zod';

/** Thrown with one readable line per wrong setting; the start prints it and stops. */
export class SettingsError extends Error {}

const flag = (standard: boolean) =>
  z
    .enum(['true', 'false', 'on', 'off', '1', '0', 'yes', 'no'], { error: 'must be true or false' })
    .transform((value) => ['true', 'on', '1', 'yes'].includes(value))
    .default(standard);

const address = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const teacherSignup = z
  .string()
  .regex(/^(open|closed|domains:[a-z0-9.-]+(,[a-z0-9.-]+)*)$/i, {
    error: 'must be open, closed or domains:school.org,other.org',
  })
  .default('open')
  .transform((value) => {
    const [mode, list] = value.toLowerCase().split(':');
    return { closed: mode === 'closed', domains: list ? list.split(',') : [] };
  });

/** `true`, a number of proxies, or a list of their addresses; by default none is trusted. */
const trustedProxy = z
  .string()
  .default('false')
  .transform((value): boolean | string | ((address: string, hop: number) => boolean) => {
    if (/^(true|on|yes)$/i.test(value)) return true;
    if (/^(false|off|no|0)$/i.test(value)) return false;
    return /^\d+$/.test(value) ? (_, hop) => hop < Number(value) : value;
  });

const settingsSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3001),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_DIRECT_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: z.coerce.number({ error: 'must be a number of connections' }).int().min(2).max(200).default(10),
  BASE_URL: address(['http:', 'https:'])
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: trustedProxy,
  AUTH_SECRET: z.string().optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Wordgrove <wordgrove@localhost>'),
  SUPPORT_EMAIL: z.email({ error: 'must be a mail address' }).optional(),
  REVEAL_ACCOUNTS: flag(false),
  REQUIRE_EMAIL_VERIFICATION: flag(true),
  TEACHER_SIGNUP: teacherSignup,
  TEACHER_CAN_RESET: flag(true),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Every setting there is, in the order of the schema. */
export const settingNames = Object.keys(settingsSchema.shape);

/**
 * The environment, parsed once. An empty variable counts as unset.
 *
 * @throws {SettingsError} with one line per wrong setting
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`These settings can't be used:\n${lines.join('\n')}`);
}

/** Where links in mails begin: the configured address, else this machine's own. */
export function baseUrl(settings: Settings, port = settings.PORT): string {
  return settings.BASE_URL ?? `http://localhost:${port}`;
}
