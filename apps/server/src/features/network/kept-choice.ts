import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'open-to-network';
const meaning = 'Other devices on the network may open Wordgrove on this computer. Without this file they may not.\n';

export type KeptChoice = {
  /** Whether other devices were let in, before the last stop too. */
  read: () => Promise<boolean>;
  write: (isLetIn: boolean) => Promise<void>;
};

/** Whether other devices are let in, as a file in the data folder. */
export function keptChoice(dataDir: string): KeptChoice {
  const file = join(dataDir, fileName);
  return {
    read: () =>
      access(file).then(
        () => true,
        () => false,
      ),
    write: async (isLetIn) => {
      if (!isLetIn) return rm(file, { force: true });
      await mkdir(dataDir, { recursive: true });
      await writeFile(file, meaning, { flush: true });
    },
  };
}
