/** Documented input nests at most eight levels; PostgreSQL and V8 fail at some thousands. */
const MAX_DEPTH = 64

export type Unstorable = { path: string; why: 'TEXT' | 'DEPTH' }

interface Node {
  value: unknown
  path: string
  depth: number
}

/**
 * The first part of an input that the database cannot store: a text with NUL or half a surrogate pair, as a value or a key, or
 * nesting that is too deep. Iterative, so that deep input cannot overflow the stack.
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

/** UTF-8 has no lone surrogates, and PostgreSQL's texts no NUL. */
const isWritable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text)
