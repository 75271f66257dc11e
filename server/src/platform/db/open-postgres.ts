import { startEmbedded } from './embedded/embedded.ts'

export interface Postgres {
  url: string
  /** Only for the built-in database. */
  superuserUrl: string | null
  /** The data folder of the built-in database. */
  folder: string | null
  keepRunning: (onEnd: (sentence: string) => void) => void
  stop: () => Promise<void>
}

/** The database of this installation: the configured one, or the built-in one. */
export async function openPostgres(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  log: (line: string) => void,
): Promise<Postgres> {
  if (databaseUrl !== null) {
    const notOurs = { superuserUrl: null, folder: null, keepRunning: () => {}, stop: () => Promise.resolve() }
    return { url: databaseUrl, ...notOurs }
  }
  return startEmbedded({ dataDir, log })
}
