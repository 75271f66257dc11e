/** Candidates read at once; an index returns more rows than match. */
export const CANDIDATES = 100
/** The most batches of one search. */
const MAX_READS = 10

/**
 * The matching candidates, in their order; reads on until there are `most` or no candidate is left. Queries join the displayed
 * columns by `lateral (… offset 0)`, so that a candidate is looked up by its key and no table is scanned.
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
