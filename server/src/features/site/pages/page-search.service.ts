import type { Context } from '../../../platform/context.ts'
import { findPagesByWords } from './page-search.queries.ts'

const MAX_COUNTED = 50

/** The first published pages that contain all of these words, with their whole text, and the total. */
export async function searchPages(ctx: Context, { words, shown }: { words: string[]; shown: number }) {
  const found = await findPagesByWords(ctx.db, words, MAX_COUNTED + 1)
  return {
    list: found.slice(0, shown),
    total: Math.min(found.length, MAX_COUNTED),
    isMore: found.length > MAX_COUNTED,
  }
}
