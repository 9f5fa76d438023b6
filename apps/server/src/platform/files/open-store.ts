import { join } from 'node:path';
import type { Settings } from '#platform/env.ts';
import type { FileStore } from '#platform/files.ts';
import { isHalfWritten } from '#platform/files.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

type Log = { warn: (facts: object, line: string) => void };

/** The bucket of the settings; without one, the folder `files` in the data folder. Why it fails is written to the log. */
export async function openFileStore(settings: Settings, dataDir: string, log?: Log): Promise<FileStore> {
  const store = await openStore(settings, dataDir);
  return log ? loggedStore(store, log) : store;
}

/** The same store for a backup or a restore, which see only whole files. */
export async function openWholeFiles(settings: Settings, dataDir: string): Promise<FileStore> {
  const store = await openStore(settings, dataDir);
  const list = async function* () {
    for await (const each of store.list()) if (!isHalfWritten(each.key)) yield each;
  };
  return { ...store, list };
}

async function openStore(settings: Settings, dataDir: string): Promise<FileStore> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!bucket || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return diskStore(join(dataDir, 'files'));
  return s3Store({
    endpoint: settings.S3_ENDPOINT ?? null,
    region: settings.S3_REGION,
    bucket,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: settings.S3_PATH_STYLE,
    folder: settings.S3_PREFIX,
  });
}

function loggedStore(store: FileStore, log: Log): FileStore {
  const telling = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      log.warn({ error }, 'the file store failed');
      throw error;
    }
  };
  return {
    put: (key, path, expected) => telling(store.put(key, path, expected)),
    read: (key, range) => telling(store.read(key, range)),
    remove: (key) => telling(store.remove(key)),
    list: store.list,
  };
}
