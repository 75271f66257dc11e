import type { Context } from '../../../platform/context.ts'
import { findByWords } from './notice-search.queries.ts'

const MAX_COUNTED = 50

/** The first notices that contain all of these words, with their whole text, and the total. */
export async function searchNotices(ctx: Context, { words, shown }: { words: string[]; shown: number }) {
  const found = await findByWords(ctx.db, words, MAX_COUNTED + 1)
  return {
    list: found.slice(0, shown),
    total: Math.min(found.length, MAX_COUNTED),
    isMore: found.length > MAX_COUNTED,
  }
}
