import { sql } from 'kysely'
import type { ChatRoomSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'

const siteRooms = (db: ChannelDb) =>
  tables(db).selectFrom('chatRooms').where('courseSeq', 'is', null).where('deletedAt', 'is', null)

interface Chosen {
  q?: string | undefined
  chatRoomSeq?: ChatRoomSeq | undefined
}
/** Rooms of the site with how many members have been in each. */
export const findManaged = (db: ChannelDb, { q, chatRoomSeq }: Chosen = {}) =>
  siteRooms(db)
    .select(({ selectFrom, fn }) => [
      'chatRoomSeq',
      'name',
      'writers',
      'closedAt',
      'externalUrl',
      'audience',
      selectFrom('chatReads')
        .select(fn.countAll<number>().as('count'))
        .whereRef('chatReads.chatRoomSeq', '=', 'chatRooms.chatRoomSeq')
        .as('memberCount'),
      selectFrom('chatMessages')
        .select('createdAt')
        .whereRef('chatMessages.chatRoomSeq', '=', 'chatRooms.chatRoomSeq')
        .orderBy('chatMessageSeq', 'desc')
        .limit(1)
        .as('lastMessageAt'),
    ])
    .$if(Boolean(q), (all) => all.where('name', 'ilike', containing(q ?? '')))
    .$if(chatRoomSeq !== undefined, (all) => all.where('chatRoomSeq', '=', sql<ChatRoomSeq>`${chatRoomSeq}`))
    .orderBy('sort')
    .orderBy('chatRoomSeq')
    .execute()
export type ManagedRow = Awaited<ReturnType<typeof findManaged>>[number]

/** Keeps others from adding, renaming and ordering rooms of the site until the transaction ends. */
export const lockSiteRooms = (tx: ChannelTx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('chat rooms of the site', bound_channel()))`.execute(
    tables(tx),
  )
export const findSiteNames = (db: ChannelDb) =>
  siteRooms(db).select(['chatRoomSeq', 'name', 'closedAt']).orderBy('sort').orderBy('chatRoomSeq').execute()

interface RoomMember {
  chatRoomSeq: ChatRoomSeq
  userSeq: UserSeq
}
export async function isBanned(db: ChannelDb, { chatRoomSeq, userSeq }: RoomMember) {
  const ban = await tables(db)
    .selectFrom('chatBans')
    .select('bannedAt')
    .where('chatRoomSeq', '=', chatRoomSeq)
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()
  return ban !== undefined
}
/** The rooms that a member was kept out of. */
export const findBansOf = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db).selectFrom('chatBans').select('chatRoomSeq').where('userSeq', '=', userSeq).execute()

export const insertBan = (tx: ChannelTx, ban: RoomMember & { bannedAt: Date; bannedByUserSeq: UserSeq }) =>
  tables(tx)
    .insertInto('chatBans')
    .values(ban)
    .onConflict((same) => same.doNothing())
    .execute()
export const deleteBan = (tx: ChannelTx, { chatRoomSeq, userSeq }: RoomMember) =>
  tables(tx)
    .deleteFrom('chatBans')
    .where('chatRoomSeq', '=', chatRoomSeq)
    .where('userSeq', '=', userSeq)
    .execute()

const MAX_BANNED = 500
export const findBanned = (db: ChannelDb, chatRoomSeq: ChatRoomSeq) =>
  tables(db)
    .selectFrom('chatBans')
    .innerJoin('users', 'users.userSeq', 'chatBans.userSeq')
    .select(['chatBans.userSeq', 'users.name', 'chatBans.bannedAt'])
    .where('chatRoomSeq', '=', chatRoomSeq)
    .orderBy('chatBans.bannedAt', 'desc')
    .limit(MAX_BANNED)
    .execute()
