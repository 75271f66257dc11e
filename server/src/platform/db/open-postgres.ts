import { startEmbedded } from './embedded/embedded.ts'

export interface Postgres {
  url: string
  /** Known only of our own database. */
  superuserUrl: string | null
  /** Where the built-in one keeps its files. */
  folder: string | null
  keepRunning: (onEnd: (sentence: string) => void) => void
  stop: () => Promise<void>
}

/** The database this installation works on: a given one, or our own beside the product. */
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
