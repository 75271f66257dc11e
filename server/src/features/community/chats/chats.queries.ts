import { sql } from 'kysely'
import type { ChatAudience, ChatWriters } from 'contract/community/chats/chats.rules'
import { MAX_UNREAD } from 'contract/community/chats/schemas'
import type { ChatMessageSeq, ChatRoomSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface RoomRef {
  /** Null for a room of the whole site. */
  courseSeq: CourseSeq | null
  chatRoomSeq: ChatRoomSeq
}
const rooms = (db: ChannelDb, { courseSeq, chatRoomSeq }: RoomRef) =>
  tables(db)
    .selectFrom('chatRooms')
    .select(['chatRoomSeq', 'name', 'writers', 'closedAt', 'externalUrl', 'audience'])
    .where('chatRoomSeq', '=', chatRoomSeq)
    .where('courseSeq', courseSeq === null ? 'is' : '=', courseSeq)
    .where('deletedAt', 'is', null)
export type RoomRow = NonNullable<Awaited<ReturnType<typeof findRoom>>>

export const findRoom = (db: ChannelDb, roomRef: RoomRef) => rooms(db, roomRef).executeTakeFirst()

/** Serializes messages: a higher number was sent later, and no reader sees it before the lower ones. */
export const lockRoom = (tx: ChannelTx, roomRef: RoomRef) =>
  rooms(tx, roomRef).forNoKeyUpdate().executeTakeFirst()

interface RoomListed {
  chatRoomSeq: ChatRoomSeq
  name: string
  writers: ChatWriters
  isClosed: boolean
  externalUrl: string | null
  audience: ChatAudience | null
  unreadCount: number
  lastMessageAt: Date | null
  missionCount: number
}
/** The rooms of a course, or of the site, with this reader's unread messages, in one query. */
export async function findRooms(db: ChannelDb, courseSeq: CourseSeq | null, userSeq: UserSeq) {
  const { rows } = await sql<RoomListed>`
    select r.chat_room_seq as "chatRoomSeq", r.name, r.writers, r.closed_at is not null as "isClosed",
      r.external_url as "externalUrl", r.audience,
      (select count(*)::int from (
        select from chat_messages m
        where m.chat_room_seq = r.chat_room_seq and m.chat_message_seq > coalesce(s.read_up_to, 0)
          and m.user_seq <> ${userSeq} and m.removed_at is null and m.hidden_at is null
        limit ${MAX_UNREAD}) unread) as "unreadCount",
      (select m.created_at from chat_messages m where m.chat_room_seq = r.chat_room_seq
        order by m.chat_message_seq desc limit 1) as "lastMessageAt",
      (select count(*)::int from curriculums c
        where c.chat_room_seq = r.chat_room_seq and c.deleted_at is null) as "missionCount"
    from chat_rooms r
    left join chat_reads s on s.chat_room_seq = r.chat_room_seq and s.user_seq = ${userSeq}
    where ${courseSeq === null ? sql`r.course_seq is null` : sql`r.course_seq = ${courseSeq}`} and r.deleted_at is null
    order by r.sort, r.chat_room_seq`.execute(tables(db))
  return rows
}

export const findRoomNames = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('chatRooms')
    .select(['chatRoomSeq', 'name'])
    .where('courseSeq', '=', courseSeq)
    .where('deletedAt', 'is', null)
    .orderBy('sort')
    .orderBy('chatRoomSeq')
    .execute()

const messages = (db: ChannelDb, chatRoomSeq: ChatRoomSeq) =>
  tables(db)
    .selectFrom('chatMessages')
    .innerJoin('users', 'users.userSeq', 'chatMessages.userSeq')
    .select([
      'chatMessages.chatMessageSeq',
      'chatMessages.userSeq',
      'chatMessages.isStaff',
      'chatMessages.content',
      'chatMessages.createdAt',
      'chatMessages.removedAt',
      'chatMessages.hiddenAt',
      'users.name as writerName',
    ])
    .where('chatMessages.chatRoomSeq', '=', chatRoomSeq)
export type MessageRow = Awaited<ReturnType<typeof findNewest>>[number]

const numbered = sql<number>`chat_messages.chat_message_seq`
/** The newest messages, or those before one; newest first. */
export const findNewest = (
  db: ChannelDb,
  chatRoomSeq: ChatRoomSeq,
  { before, limit }: { before?: number | undefined; limit: number },
) =>
  messages(db, chatRoomSeq)
    .$if(before !== undefined, (all) => all.where(numbered, '<', before ?? 0))
    .orderBy('chatMessages.chatMessageSeq', 'desc')
    .limit(limit)
    .execute()

export const findAfter = (
  db: ChannelDb,
  chatRoomSeq: ChatRoomSeq,
  { after, limit }: { after: ChatMessageSeq; limit: number },
) =>
  messages(db, chatRoomSeq)
    .where(numbered, '>', after)
    .orderBy('chatMessages.chatMessageSeq')
    .limit(limit)
    .execute()

interface NewMessage {
  chatRoomSeq: ChatRoomSeq
  userSeq: UserSeq
  isStaff: boolean
  clientKey: string
  content: string
  createdAt: Date
}
/** Inserts nothing for a message that was sent before. */
export const insertMessage = (tx: ChannelTx, message: NewMessage) =>
  tables(tx)
    .insertInto('chatMessages')
    .values(message)
    .onConflict((same) => same.columns(['channelSeq', 'chatRoomSeq', 'userSeq', 'clientKey']).doNothing())
    .returning('chatMessageSeq')
    .executeTakeFirst()

export const findByKey = (
  db: ChannelDb,
  { chatRoomSeq, userSeq, clientKey }: Pick<NewMessage, 'chatRoomSeq' | 'userSeq' | 'clientKey'>,
) =>
  messages(db, chatRoomSeq)
    .where('chatMessages.userSeq', '=', userSeq)
    .where('chatMessages.clientKey', '=', clientKey)
    .executeTakeFirstOrThrow()

interface MessageChange {
  content?: string
  removedAt?: Date
  hiddenAt?: Date | null
  hiddenByUserSeq?: UserSeq | null
}
interface Whose {
  chatRoomSeq: ChatRoomSeq
  chatMessageSeq: ChatMessageSeq
  /** Null matches any writer's. */
  userSeq: UserSeq | null
}
/** False for a message that is removed, hidden or another person's. */
export async function updateMessage(tx: ChannelTx, whose: Whose, change: MessageChange) {
  const { chatRoomSeq, chatMessageSeq, userSeq } = whose
  const { numUpdatedRows } = await tables(tx)
    .updateTable('chatMessages')
    .set(change)
    .where('chatMessageSeq', '=', chatMessageSeq)
    .where('chatRoomSeq', '=', chatRoomSeq)
    .where('removedAt', 'is', null)
    .$if(userSeq !== null, (own) => own.where('userSeq', '=', sql<UserSeq>`${userSeq}`))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Reader {
  chatRoomSeq: ChatRoomSeq
  userSeq: UserSeq
}
/** The last message this reader has read in a room; nothing if they never opened it. */
export const findRead = (db: ChannelDb, { chatRoomSeq, userSeq }: Reader) =>
  tables(db)
    .selectFrom('chatReads')
    .select('readUpTo')
    .where('chatRoomSeq', '=', chatRoomSeq)
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()

export const insertRead = (tx: ChannelTx, reader: Reader & { enteredAt: Date }) =>
  tables(tx)
    .insertInto('chatReads')
    .values(reader)
    .onConflict((same) => same.doNothing())
    .execute()

/** Never moves back, and never beyond the last message. */
export const raiseRead = (
  tx: ChannelTx,
  { chatRoomSeq, userSeq }: Reader,
  { chatMessageSeq, now }: { chatMessageSeq: ChatMessageSeq; now: Date },
) =>
  sql`insert into chat_reads (chat_room_seq, user_seq, entered_at, read_up_to)
    select ${chatRoomSeq}, ${userSeq}, ${now}, max(chat_message_seq) from chat_messages
    where chat_room_seq = ${chatRoomSeq} and chat_message_seq <= ${chatMessageSeq}
    having max(chat_message_seq) is not null
    on conflict (channel_seq, chat_room_seq, user_seq) do update
      set read_up_to = excluded.read_up_to where chat_reads.read_up_to < excluded.read_up_to`.execute(
    tables(tx),
  )

/** Clears the text of a former member's messages, keeps their positions, and deletes their read marks. */
export async function emptyWritten(tx: ChannelTx, userSeq: UserSeq, now: Date) {
  const db = tables(tx)
  await db
    .updateTable('chatMessages')
    .set({ content: '', removedAt: now })
    .where('userSeq', '=', userSeq)
    .where('removedAt', 'is', null)
    .execute()
  await db.deleteFrom('chatReads').where('userSeq', '=', userSeq).execute()
}
