import type { TempPostDraft } from 'contract/community/boards/schemas'
import type { BoardSeq } from 'contract/values/ids'
import { cleanWithMentions } from '../../../platform/clean-html.ts'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import { enterBoard } from './board-access.service.ts'
import { findCategories } from './boards.queries.ts'
import { deleteTempPost, findTempPost, upsertTempPost } from './temp-posts.queries.ts'

/** Somebody who types without a pause saves every few seconds. */
const PACE = { most: 60, everySeconds: 2 }

const whose = ({ user }: MemberContext, boardSeq: BoardSeq) => ({ boardSeq, userSeq: user.userSeq })

export async function showTempPost(ctx: MemberContext, boardSeq: BoardSeq) {
  await enterBoard(ctx, boardSeq)
  const found = await findTempPost(ctx.db, whose(ctx, boardSeq))
  if (!found) return { tempPost: null }
  const categories = await findCategories(ctx.db, [boardSeq])
  const isKnown = categories.some((one) => one.boardCategorySeq === found.boardCategorySeq)
  return { tempPost: { ...found, boardCategorySeq: isKnown ? found.boardCategorySeq : null } }
}

/** docs/rules.md R-1056. */
export async function saveTempPost(ctx: MemberContext, boardSeq: BoardSeq, draft: TempPostDraft) {
  const { access } = await enterBoard(ctx, boardSeq)
  if (!access.mayWrite) throw refuse('BOARD_WRITERS_ONLY')
  await keepMemberPace(ctx, 'board-temp-post', PACE)
  const savedAt = ctx.now()
  const kept = { ...draft, content: cleanWithMentions(draft.content), savedAt }
  await ctx.transaction((tx) => upsertTempPost(tx, { ...whose(ctx, boardSeq), ...kept }))
  return { savedAt }
}

export async function removeTempPost(ctx: MemberContext, boardSeq: BoardSeq) {
  await enterBoard(ctx, boardSeq)
  await ctx.transaction((tx) => deleteTempPost(tx, whose(ctx, boardSeq)))
  return null
}
