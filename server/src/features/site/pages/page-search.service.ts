import type { Context } from '../../../platform/context.ts'
import { findPagesByWords } from './page-search.queries.ts'

const MOST_COUNTED = 50

/** The first of the published pages that say all of these words, each with its whole text, and how many there are. */
export async function searchPages(ctx: Context, { words, shown }: { words: string[]; shown: number }) {
  const found = await findPagesByWords(ctx.db, words, MOST_COUNTED + 1)
  return {
    list: found.slice(0, shown),
    total: Math.min(found.length, MOST_COUNTED),
    isMore: found.length > MOST_COUNTED,
  }
}
