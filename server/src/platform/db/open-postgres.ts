import { startEmbedded } from './embedded/embedded.ts'

export interface Postgres {
  url: string
  /** Known only of our own database. */
  superuserUrl: string | null
  stop: () => Promise<void>
}

/** The database this installation works on: a given one, or our own beside the product. */
export async function openPostgres(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  log: (line: string) => void,
): Promise<Postgres> {
  if (databaseUrl !== null) return { url: databaseUrl, superuserUrl: null, stop: () => Promise.resolve() }
  return startEmbedded({ dataDir, log })
}
