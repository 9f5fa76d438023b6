import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { ExpectedBytes, FileStore, StoredBytes } from '#platform/files.ts';
import { FileStoreAway, FileStoreFull, insistOnKey, isKey } from '#platform/files.ts';

export type S3Place = {
  /** Null for Amazon's own. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket's name stands in the path, not in the host name. */
  pathStyle: boolean;
  /** Everything of ours in the bucket is below it. */
  folder: string;
};

type Limits = {
  /** How long the store may be silent before it counts as away. */
  silenceMs?: number;
};

type Sdk = typeof import('@aws-sdk/client-s3');
type Parts = { client: S3Client; sdk: Sdk; bucket: string; prefix: string; silenceMs: number };

/**
 * Files in an S3 bucket. What was put is read back as a whole and compared, since a store may answer 200 and have kept
 * something else. Nothing is tried twice here: whoever sent the file retries.
 *
 * The library is loaded only by those who use it.
 */
export async function s3Store(place: S3Place, { silenceMs = 4000 }: Limits = {}): Promise<FileStore> {
  const sdk = await import('@aws-sdk/client-s3');
  const { region, bucket, accessKeyId, secretAccessKey } = place;
  const client = new sdk.S3Client({
    region,
    ...(place.endpoint ? { endpoint: place.endpoint } : {}),
    forcePathStyle: place.pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
    // Otherwise it writes to the console; what went wrong is in the error.
    logger: { debug: say, info: say, warn: say, error: say },
    // Otherwise the body gets a trailing checksum, which stores other than Amazon's may keep as a part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A download may pause for as long as its reader does, within reason.
    requestHandler: { connectionTimeout: silenceMs, socketTimeout: 60_000 },
  });
  const prefix = `${place.folder}/`;
  const nameOf = (key: string) => prefix + insistOnKey(key);
  const parts: Parts = { client, sdk, bucket, prefix, silenceMs };
  return {
    put: async (key, path, expected) => telling(put(parts, nameOf(key), path, expected)),
    read: async (key, range) => telling(read(parts, nameOf(key), range)),
    remove: async (key) => telling(remove(parts, nameOf(key))),
    list: () => list(parts),
  };
}

function say(): void {}

async function put(parts: Parts, Key: string, path: string, expected: ExpectedBytes): Promise<void> {
  const { client, sdk, bucket } = parts;
  // A store may keep a part of a body that is shorter than announced.
  if ((await stat(path)).size !== expected.bytes) throw new FileStoreAway('The file has another size than announced');
  await whileHeard(parts, async (signal, heard) => {
    // Opened first: a store that refuses at once would leave a stream that finds its file gone, and nobody listening.
    const source = (await open(path)).createReadStream();
    const body = source.pipe(passing(heard));
    source.on('error', (error) => body.destroy(error));
    body.on('error', () => source.destroy());
    const command = new sdk.PutObjectCommand({
      Bucket: bucket,
      Key,
      Body: body,
      ContentLength: expected.bytes,
      ContentMD5: expected.md5,
      ContentType: 'application/octet-stream',
    });
    await client.send(command, { abortSignal: signal }).finally(() => source.destroy());
  });
  if (await isKept(parts, Key, expected)) return;
  await remove(parts, Key);
  throw new FileStoreAway('The bucket keeps other bytes than it was given');
}

async function isKept(parts: Parts, Key: string, expected: ExpectedBytes): Promise<boolean> {
  const kept = await read(parts, Key);
  if (!kept) return false;
  const md5 = createHash('md5');
  let bytes = 0;
  await whileHeard(parts, async (signal, heard) => {
    signal.addEventListener('abort', () => kept.destroy(new FileStoreAway('The bucket fell silent')));
    for await (const chunk of kept) {
      heard();
      md5.update(chunk);
      bytes += chunk.length;
    }
  });
  return bytes === expected.bytes && md5.digest('base64') === expected.md5;
}

async function read(parts: Parts, Key: string, range?: { start: number; end: number }): Promise<Readable | null> {
  const { client, sdk, bucket } = parts;
  const Range = range && `bytes=${range.start}-${range.end}`;
  const command = new sdk.GetObjectCommand({ Bucket: bucket, Key, ...(Range ? { Range } : {}) });
  const answer = await whileHeard(parts, (signal) => client.send(command, { abortSignal: signal })).catch(
    (error: unknown) => {
      if (error instanceof Error && error.name === 'NoSuchKey') return null;
      throw error;
    },
  );
  if (!answer) return null;
  if (!(answer.Body instanceof Readable)) throw new FileStoreAway('The bucket answered without bytes');
  return answer.Body;
}

async function remove(parts: Parts, Key: string): Promise<void> {
  const { client, sdk, bucket } = parts;
  const command = new sdk.DeleteObjectCommand({ Bucket: bucket, Key });
  await whileHeard(parts, (signal) => client.send(command, { abortSignal: signal }));
}

async function* list(parts: Parts): AsyncGenerator<StoredBytes> {
  const { client, sdk, bucket, prefix } = parts;
  let from: string | undefined;
  do {
    const command = new sdk.ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix,
      ...(from ? { ContinuationToken: from } : {}),
    });
    const page = await telling(whileHeard(parts, (signal) => client.send(command, { abortSignal: signal })));
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      const key = Key?.slice(prefix.length) ?? '';
      // A bucket's own tools put other things there, such as a name for the empty folder.
      if (isKey(key) && LastModified) yield { key, bytes: Size ?? 0, changedAt: LastModified };
    }
    from = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (from);
}

/** Runs work that is aborted once the store has been silent for too long; `heard` says that it wasn't. */
async function whileHeard<Result>(
  { silenceMs }: Parts,
  work: (signal: AbortSignal, heard: () => void) => Promise<Result>,
): Promise<Result> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    return await work(silence.signal, () => timer.refresh());
  } finally {
    clearTimeout(timer);
  }
}

function passing(heard: () => void): Transform {
  return new Transform({
    transform: (chunk, _, done) => {
      heard();
      done(null, chunk);
    },
  });
}

async function telling<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FileStoreAway) throw error;
    throw isFull(error)
      ? new FileStoreFull('The bucket has no room', { cause: error })
      : new FileStoreAway('The bucket does not answer as it should', { cause: error });
  }
}

/** What stores say when they have no room; Amazon's has always some. */
const fullNames = new Set(['QuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge', 'InsufficientCapacity']);

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status =
    '$metadata' in error && typeof error.$metadata === 'object' && error.$metadata !== null
      ? Reflect.get(error.$metadata, 'httpStatusCode')
      : undefined;
  return fullNames.has(error.name) || status === 507;
}
