import type { Context } from '../../../platform/context.ts'
import { findPagesByWords } from './page-search.queries.ts'

const MAX_COUNTED = 50

/** The first of the published pages that say all of these words, each with its whole text, and how many there are. */
export async function searchPages(ctx: Context, { words, shown }: { words: string[]; shown: number }) {
  const found = await findPagesByWords(ctx.db, words, MAX_COUNTED + 1)
  return {
    list: found.slice(0, shown),
    total: Math.min(found.length, MAX_COUNTED),
    isMore: found.length > MAX_COUNTED,
  }
}
