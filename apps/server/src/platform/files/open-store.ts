import { join } from 'node:path';
import type { Settings } from '#platform/env.ts';
import type { FileStore } from '#platform/files.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

/** The bucket of the settings; without one, the folder `files` in the data folder. */
export async function openFileStore(settings: Settings, dataDir: string): Promise<FileStore> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!bucket || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return diskStore(join(dataDir, 'files'));
  return s3Store({
    endpoint: settings.S3_ENDPOINT ?? null,
    region: settings.S3_REGION,
    bucket,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: settings.S3_PATH_STYLE,
  });
}
