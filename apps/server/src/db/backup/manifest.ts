import { z } from 'zod';

export const manifestName = 'manifest.json';

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  bytes: z.number().int(),
  /** Checksum of the bytes in the archive, all pieces concatenated. */
  sha256: z.string(),
  /** Checksum of the rows in any order; a restored table is compared with it. */
  rowSum: z.string(),
});

/** The last entry of an archive. An archive without it was cut short. */
export const manifestSchema = z.object({
  format: z.literal('wordgrove-backup'),
  version: z.literal(1),
  madeAt: z.string(),
  postgres: z.string(),
  /** The migrations that made this schema, each by its time in the journal. */
  migrations: z.array(z.number()),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ path: z.string(), size: z.number().int(), sha256: z.string() })),
  /** Tables whose rows mean nothing elsewhere. */
  leftOut: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableRecord = z.infer<typeof tableSchema>;
export type SequenceRecord = Manifest['sequences'][number];
export type FileRecord = Manifest['files'][number];

/** The folder of a table's pieces in the archive. */
export const tableFolder = (table: { schema: string; name: string }) => `tables/${table.schema}.${table.name}/`;
export const filesFolder = 'files/';
