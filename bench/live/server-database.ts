/** The address of the database that the running server started in that folder. */
export async function findDatabase(dataDir: string): Promise<string> {
  const module: unknown = await import(
    new URL('../../apps/server/src/db/embedded/start-embedded.ts', import.meta.url).href
  );
  const { findRunning } = module as { findRunning: (folder: string) => Promise<string | undefined> };
  const url = await findRunning(dataDir);
  if (!url) throw new Error('the server has no database of its own');
  return url;
}
