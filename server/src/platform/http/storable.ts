/** Nothing that is documented nests deeper than eight; PostgreSQL and V8 give up at some thousands. */
const MAX_DEPTH = 64

export type Unstorable = { path: string; why: 'TEXT' | 'DEPTH' }

interface Node {
  value: unknown
  path: string
  depth: number
}

/**
 * The first place of a value from outside that the database cannot hold: a text with NUL or with half a surrogate pair,
 * as a value or as a key, or what nests too deeply. Without recursion, so that its own depth is never the trouble.
 */
export function checkStorable(value: unknown, part: string): Unstorable | null {
  const open: Node[] = [{ value, path: part, depth: 0 }]
  for (let node = open.pop(); node; node = open.pop()) {
    const { value: here, path, depth } = node
    if (typeof here === 'string' && !isWritable(here)) return { path, why: 'TEXT' }
    if (typeof here !== 'object' || here === null || here instanceof Date) continue
    if (depth === MAX_DEPTH) return { path: part, why: 'DEPTH' }
    for (const [key, inside] of Object.entries(here)) {
      if (!isWritable(key)) return { path, why: 'TEXT' }
      open.push({ value: inside, path: `${path}.${key}`, depth: depth + 1 })
    }
  }
  return null
}

/** UTF-8 has no halves of surrogate pairs, and PostgreSQL's texts no NUL. */
const isWritable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text)
