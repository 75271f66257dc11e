import { SHORTEST_SEARCH } from 'contract/community/boards/boards.rules'
import type { searchBoardPosts } from 'contract/community/boards/search.api'
import { searchWords } from 'contract/values/search.rules'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { findListed, findReadable, readerOnSite } from './board-access.service.ts'
import { withUnanswered } from './board-answers.service.ts'
import { searchPosts } from './board-search.queries.ts'
import { linesFor } from './boards.views.ts'

export async function listListed(ctx: Context) {
  const { listed, accessOf } = await findListed(ctx)
  const counted = await withUnanswered(ctx, listed, accessOf)
  return { list: counted.map((board) => ({ ...board, ...accessOf(board) })), isSignedIn: ctx.user !== null }
}

/** Higher than every number of a post. */
const NEWEST = Number.MAX_SAFE_INTEGER
/** docs/rules.md R-1121. */
export async function searchBoards(
  ctx: Context,
  { q, minSeq, limit }: z.output<typeof searchBoardPosts.query>,
): Promise<z.output<typeof searchBoardPosts.reply>> {
  const boards = q.length < SHORTEST_SEARCH ? [] : await findReadable(ctx)
  if (boards.length === 0) return { list: [], nextSeq: null }
  const found = await searchPosts(ctx.db, {
    boardSeqs: boards.map(({ boardSeq }) => boardSeq),
    reader: readerOnSite(ctx),
    words: searchWords(q),
    before: minSeq ?? NEWEST,
    // One more than shown: whether another page follows.
    limit: limit + 1,
  })
  const list = found.slice(0, limit)
  return {
    list: await linesFor(ctx, list),
    nextSeq: found.length > limit ? (list.at(-1)?.boardPostSeq ?? null) : null,
  }
}
