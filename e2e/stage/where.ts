/** Where to reach what the global set-up started. */
export type Where = {
  /** The site, as a browser opens it. */
  origin: string;
  /** The post office's mails, as JSON. */
  letters: string;
  smtp: string;
  /** The server's data folder. */
  dataDir: string;
};

const names = { origin: 'E2E_ORIGIN', letters: 'E2E_LETTERS', smtp: 'E2E_SMTP', dataDir: 'E2E_DATA_DIR' } as const;

/** Workers are separate processes and inherit the environment. */
export function sayWhere(where: Where): void {
  for (const key of ['origin', 'letters', 'smtp', 'dataDir'] as const) process.env[names[key]] = where[key];
}

/** @throws when the global set-up has not run */
export function where(): Where {
  return { origin: read('origin'), letters: read('letters'), smtp: read('smtp'), dataDir: read('dataDir') };
}

function read(key: keyof Where): string {
  const value = process.env[names[key]];
  if (!value) throw new Error(`${names[key]} is not set: the global set-up has not run.`);
  return value;
}
