/** So many candidates are read at once; an index names more than those that really say what is sought. */
export const CANDIDATES = 100
/** Nobody's search reads more than this. */
const MAX_READS = 10

/**
 * Those of the candidates that say it, in their order; reads on until there are `most` or no candidate is left.
 * The queries join what is shown by `lateral (… offset 0)`: so a candidate is looked up by its key, and no table is walked.
 */
export async function amongCandidates<Row extends { said: string | null }>(
  read: (offset: number) => Promise<Row[]>,
  most: number,
) {
  const found: (Row & { said: string })[] = []
  for (let reads = 0; reads < MAX_READS && found.length < most; reads += 1) {
    const rows = await read(reads * CANDIDATES)
    found.push(...rows.flatMap((row) => (row.said === null ? [] : [{ ...row, said: row.said }])))
    if (rows.length < CANDIDATES) break
  }
  return found.slice(0, most)
}
