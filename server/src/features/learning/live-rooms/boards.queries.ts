import { sql } from 'kysely'
import { BOARD_PART, type BoardShape } from 'contract/learning/live-rooms/board.rules'
import { BoardElement } from 'contract/learning/live-rooms/board.schemas'
import type { CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const boards = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveBoards')
    .select(['isOpen', 'isForAll', 'page', 'pageCount', 'version', 'shownVersion'])
    .where('curriculumSeq', '=', curriculumSeq)
export const findBoard = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  boards(db, curriculumSeq).executeTakeFirst()
/** Locks it until the transaction ends: its changes are counted one after the other. */
export const lockBoard = (tx: ChannelTx, curriculumSeq: CurriculumSeq) =>
  boards(tx, curriculumSeq).forUpdate().executeTakeFirst()

/** When it closes, it is known what learners saw of it. */
export const upsertBoard = (tx: ChannelTx, curriculumSeq: CurriculumSeq, isOpen: boolean) =>
  tables(tx)
    .insertInto('liveBoards')
    .values({ curriculumSeq, isOpen })
    .onConflict((same) =>
      same.columns(['channelSeq', 'curriculumSeq']).doUpdateSet({
        isOpen,
        shownVersion: sql<number>`case when live_boards.is_open then live_boards.version else live_boards.shown_version end`,
      }),
    )
    .execute()

interface BoardUpdate {
  isForAll?: boolean
  page?: number
  pageCount?: number
  version?: number
}
export const updateBoard = (tx: ChannelTx, curriculumSeq: CurriculumSeq, update: BoardUpdate) =>
  tables(tx).updateTable('liveBoards').set(update).where('curriculumSeq', '=', curriculumSeq).execute()

/** Whether a host lets this learner draw. */
export async function findIsDrawer(db: ChannelDb, curriculumSeq: CurriculumSeq, userSeq: UserSeq) {
  const person = await tables(db)
    .selectFrom('liveRoomPeople')
    .select('mayDraw')
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()
  return person?.mayDraw ?? false
}
const MAX_DRAWERS = 500
export async function findDrawers(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  const found = await tables(db)
    .selectFrom('liveRoomPeople')
    .select('userSeq')
    .where('curriculumSeq', '=', curriculumSeq)
    .where('mayDraw', '=', true)
    .orderBy('userSeq')
    .limit(MAX_DRAWERS)
    .execute()
  return found.map(({ userSeq }) => userSeq)
}
/** One learner of the room, or without a number all of them. */
export async function updateDrawers(
  tx: ChannelTx,
  { curriculumSeq, userSeq }: { curriculumSeq: CurriculumSeq; userSeq: UserSeq | null },
  mayDraw: boolean,
) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('liveRoomPeople')
    .set({ mayDraw })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userType', '=', 'user')
    .$if(userSeq !== null, (one) => one.where('userSeq', '=', sql<UserSeq>`${userSeq}`))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const Shape = BoardElement.shape.shape
/** What changed after a version, in that order; without one everything that is on the board. One more than fits into an answer. */
export async function findElements(db: ChannelDb, curriculumSeq: CurriculumSeq, after: number | null) {
  const found = await tables(db)
    .selectFrom('liveBoardElements')
    .select(['elementId', 'page', 'position', 'version', 'userSeq', 'shape'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('version', '>', after ?? 0)
    .$if(after === null, (all) => all.where('shape', 'is not', null))
    .orderBy('version')
    .limit(BOARD_PART + 1)
    .execute()
  return found.map(({ shape, ...row }) => ({ ...row, shape: Shape.parse(shape) }))
}

/** Who drew these. */
export const findAuthors = (tx: ChannelTx, curriculumSeq: CurriculumSeq, elementIds: string[]) =>
  tables(tx)
    .selectFrom('liveBoardElements')
    .select(['elementId', 'userSeq'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('elementId', '=', sql<string>`any(${elementIds}::uuid[])`)
    .execute()

export async function countElements(tx: ChannelTx, curriculumSeq: CurriculumSeq) {
  const { rows } = await sql<{ drawn: number; removed: number }>`
    select count(shape)::int as drawn, (count(*) - count(shape))::int as removed
      from live_board_elements where curriculum_seq = ${curriculumSeq}`.execute(tables(tx))
  return rows[0] ?? { drawn: 0, removed: 0 }
}

interface ElementRow {
  curriculumSeq: CurriculumSeq
  elementId: string
  userSeq: UserSeq
  page: number
  version: number
  shape: BoardShape | null
  updatedAt: Date
}
/** Elements that are known already stay with who drew them, at their position. */
export const upsertElements = (tx: ChannelTx, rows: ElementRow[]) =>
  tables(tx)
    .insertInto('liveBoardElements')
    .values(
      rows.map(({ shape, ...row }) => ({
        ...row,
        position: row.version,
        shape: shape && JSON.stringify(shape),
      })),
    )
    .onConflict((same) =>
      same.columns(['channelSeq', 'curriculumSeq', 'elementId']).doUpdateSet(({ ref }) => ({
        page: ref('excluded.page'),
        version: ref('excluded.version'),
        shape: ref('excluded.shape'),
        updatedAt: ref('excluded.updatedAt'),
      })),
    )
    .execute()

interface PageClearing {
  curriculumSeq: CurriculumSeq
  page: number
  /** The version before. */
  version: number
  at: Date
}
/** Removes everything from a page. Returns how much that was. */
export async function clearPage(tx: ChannelTx, { curriculumSeq, page, version, at }: PageClearing) {
  const { numAffectedRows } = await sql`
    update live_board_elements element
       set shape = null, updated_at = ${at}, version = ${version}::bigint + counted.number
      from (select element_id, row_number() over (order by position) as number
              from live_board_elements
             where curriculum_seq = ${curriculumSeq} and page = ${page} and shape is not null) counted
     where element.curriculum_seq = ${curriculumSeq} and element.element_id = counted.element_id`.execute(
    tables(tx),
  )
  return Number(numAffectedRows ?? 0n)
}

/** Everything that a lesson left on its board, up to a version. One more than fits into an answer. */
export async function findDrawn(
  db: ChannelDb,
  curriculumSeq: CurriculumSeq,
  { after, upTo }: { after: number; upTo: number },
) {
  const found = await tables(db)
    .selectFrom('liveBoardElements')
    .select(['elementId', 'page', 'position', 'version', 'shape'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('shape', 'is not', null)
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .orderBy('version')
    .limit(BOARD_PART + 1)
    .execute()
  return found.flatMap(({ shape, ...row }) => {
    const read = Shape.parse(shape)
    return read ? [{ ...row, shape: read }] : []
  })
}
/** How many pages of it bear something. */
export async function countDrawnPages(db: ChannelDb, curriculumSeq: CurriculumSeq, upTo: number) {
  const { rows } = await sql<{ pages: number }>`
    select count(distinct page)::int as pages from live_board_elements
     where curriculum_seq = ${curriculumSeq} and shape is not null and version <= ${upTo}`.execute(tables(db))
  return rows[0]?.pages ?? 0
}

/** Removes everything from all pages. Returns how much that was. */
export async function clearBoard(tx: ChannelTx, { curriculumSeq, version, at }: Omit<PageClearing, 'page'>) {
  const { numAffectedRows } = await sql`
    update live_board_elements element
       set shape = null, updated_at = ${at}, version = ${version}::bigint + counted.number
      from (select element_id, row_number() over (order by position) as number
              from live_board_elements where curriculum_seq = ${curriculumSeq} and shape is not null) counted
     where element.curriculum_seq = ${curriculumSeq} and element.element_id = counted.element_id`.execute(
    tables(tx),
  )
  return Number(numAffectedRows ?? 0n)
}

/** Forgets what was removed before; with a lesson in that lesson alone. */
export const deleteRemoved = (tx: ChannelTx, before: Date, curriculumSeq: CurriculumSeq | null = null) =>
  tables(tx)
    .deleteFrom('liveBoardElements')
    .where('shape', 'is', null)
    .where('updatedAt', '<', before)
    .$if(curriculumSeq !== null, (one) =>
      one.where('curriculumSeq', '=', sql<CurriculumSeq>`${curriculumSeq}`),
    )
    .execute()

/** What a former member drew and wrote. */
export const emptyElements = (tx: ChannelTx, userSeq: UserSeq, updatedAt: Date) =>
  tables(tx)
    .updateTable('liveBoardElements')
    .set({ shape: null, updatedAt })
    .where('userSeq', '=', userSeq)
    .where('shape', 'is not', null)
    .execute()
