import { sql, type Selectable } from 'kysely'
import type { ChatRoomSeq, CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'

type ChatWriters = Selectable<Tables['chatRooms']>['writers']
type ChatAudience = NonNullable<Selectable<Tables['chatRooms']>['audience']>

/** The rooms that a chat mission of this course can refer to. */
export const findChatRooms = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('chatRooms')
    .select('chatRoomSeq')
    .where('courseSeq', '=', courseSeq)
    .where('deletedAt', 'is', null)
    .execute()

/** The room of the same name in another course; created without messages where there is none. */
export async function roomLike(
  tx: ChannelTx,
  { chatRoomSeq, to, createdAt }: { chatRoomSeq: ChatRoomSeq; to: CourseSeq; createdAt: Date },
) {
  const { rows } = await sql<{ chatRoomSeq: ChatRoomSeq }>`
    insert into chat_rooms (course_seq, name, writers, external_url, sort, created_at)
    select ${to}, old.name, old.writers, old.external_url, 1 + coalesce((select max(sort) from chat_rooms where course_seq = ${to}), 0), ${createdAt}
    from chat_rooms old where old.chat_room_seq = ${chatRoomSeq}
    on conflict (channel_seq, course_seq, name) where deleted_at is null do update set name = excluded.name
    returning chat_room_seq as "chatRoomSeq"`.execute(tables(tx))
  return rows[0]?.chatRoomSeq ?? null
}

/** Copies every room of a course to another one, open and without messages. */
export const copyRooms = (
  tx: ChannelTx,
  { from, to, createdAt }: { from: CourseSeq; to: CourseSeq; createdAt: Date },
) =>
  sql`insert into chat_rooms (course_seq, name, writers, external_url, sort, created_at)
    select ${to}, name, writers, external_url, sort, ${createdAt} from chat_rooms
    where course_seq = ${from} and deleted_at is null`.execute(tables(tx))

interface NewRoom {
  /** Null for a room of the whole site, which has an audience. */
  courseSeq: CourseSeq | null
  audience: ChatAudience | null
  name: string
  writers: ChatWriters
  externalUrl: string | null
  sort: number
  createdAt: Date
}
export const insertRoom = (tx: ChannelTx, room: NewRoom) =>
  tables(tx).insertInto('chatRooms').values(room).returning('chatRoomSeq').executeTakeFirstOrThrow()

type RoomChange = Partial<Omit<NewRoom, 'courseSeq' | 'sort' | 'createdAt'>> & {
  closedAt?: Date | null
  deletedAt?: Date
}
export const updateRoom = (tx: ChannelTx, chatRoomSeq: ChatRoomSeq, change: RoomChange) =>
  tables(tx).updateTable('chatRooms').set(change).where('chatRoomSeq', '=', chatRoomSeq).execute()

/** Numbers the rooms in the given order, in one statement. */
export const updateRoomOrder = (tx: ChannelTx, chatRoomSeqs: ChatRoomSeq[]) =>
  sql`update chat_rooms r set sort = o.place
    from unnest(${chatRoomSeqs}::bigint[]) with ordinality o(seq, place)
    where r.chat_room_seq = o.seq`.execute(tables(tx))
