import { StartRefused } from '#db/start-refused.ts';
import type { Settings } from '#platform/env.ts';
import { parseSettings, SettingsError } from '#platform/env.ts';

/**
 * Runs a terminal command with the settings of the environment. Errors that a person can fix are printed as one
 * sentence, others with their stack; both exit with code 1.
 */
export async function runCommand(work: (settings: Settings, words: string[]) => Promise<void>): Promise<void> {
  try {
    await work(parseSettings(process.env), process.argv.slice(2));
    process.exitCode = 0;
  } catch (error) {
    console.error(error instanceof StartRefused || error instanceof SettingsError ? error.message : error);
    process.exitCode = 1;
  }
}

export const say = (line: string) => console.log(line);

/** A logger for commands, which prints the database's messages unchanged. */
export const commandLog = { info: say, warn: say };
