import { MENTIONS_AT_ONCE } from 'contract/community/boards/mentions.rules'
import { rolesHolding } from 'contract/http/permissions'
import type { UserSeq } from 'contract/values/ids'
import { findRoleDecisions } from '../../../platform/auth/callers.queries.ts'
import type { Context } from '../../../platform/context.ts'
import { findHolders } from '../../people/members/members.public.ts'
import { holdersIn } from '../../teaching/courses/staff-to-notify.public.ts'
import { levelsOf } from './board-levels.service.ts'
import * as queries from './board-readers.queries.ts'

type Board = queries.ReadBoard
async function withRoles({ db }: Context, board: Board) {
  const decisions = await findRoleDecisions(db)
  const roles: queries.StaffRoles = {
    reading: rolesHolding(['SITE_BOARD_READ'], decisions),
    covering: rolesHolding(['SITE_CLASS_UPDATE'], decisions),
  }
  const levels = (await levelsOf(db, [board]))(board.readLevelSeq)
  return { ...board, roles, levels }
}

type SeenPost = Parameters<typeof queries.findReadersAmong>[2]['post']
/** Which of these people may read a post of this board now. */
export const readersAmong = async (
  ctx: Context,
  board: Board,
  { people, post }: { people: readonly UserSeq[]; post: SeenPost },
) => queries.findReadersAmong(ctx.db, await withRoles(ctx, board), { people, post, now: ctx.now() })

/** Readers of a post by name. docs/rules.md R-1109. */
export async function readersLike(
  ctx: Context,
  board: Board,
  named: Omit<Parameters<typeof queries.findReadersLike>[2], 'now' | 'limit'>,
) {
  const query = { ...named, now: ctx.now(), limit: MENTIONS_AT_ONCE }
  return queries.findReadersLike(ctx.db, await withRoles(ctx, board), query)
}

/** The next people by number for whom this board is, without the writer. */
export const nextReaders = async (ctx: Context, board: Board, next: Omit<queries.NextPeople, 'now'>) =>
  queries.findNextReaders(ctx.db, await withRoles(ctx, board), { ...next, now: ctx.now() })

const staffAmong = async (ctx: Context, board: Board, people: readonly UserSeq[]) =>
  queries.findStaffAmong(ctx.db, await withRoles(ctx, board), { people, now: ctx.now() })

/** Those who may change what others write on this board: they answer questions. */
export async function staffWhoAnswer(ctx: Context, board: Board, post: SeenPost) {
  const people = await findHolders(ctx.db, 'SITE_BOARD_UPDATE')
  if (board.courseSeq === null) return readersAmong(ctx, board, { people, post })
  const holders = await holdersIn(ctx, board.courseSeq, 'CLASS_ROOM_UPDATE')
  return staffAmong(ctx, board, [...new Set([...people, ...holders])])
}

/** Those who may hide what is on this board, each by the list in which they find its reports. */
export async function staffWhoHide(ctx: Context, board: Board) {
  const { courseSeq } = board
  const ofSite = await findHolders(ctx.db, 'SITE_BOARD_READ', 'SITE_BOARD_UPDATE')
  const ofClass = courseSeq === null ? [] : await holdersIn(ctx, courseSeq, 'CLASS_ROOM_UPDATE')
  const people = await staffAmong(ctx, board, [...new Set([...ofSite, ...ofClass])])
  // Class staff have no list of the whole site.
  return people.map((userSeq) => ({ userSeq, hasSiteList: ofSite.includes(userSeq) }))
}
