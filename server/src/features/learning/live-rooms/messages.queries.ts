import { sql } from 'kysely'
import { MESSAGES_AT_ONCE, RECORD_PAGE } from 'contract/learning/live-rooms/live-rooms.rules'
import type { CurriculumSeq, FileSeq, LiveGroupSeq, LiveMessageSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const messages = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRoomMessages')
    .innerJoin('users', 'users.userSeq', 'liveRoomMessages.userSeq')
    .leftJoin('files', 'files.fileSeq', 'liveRoomMessages.fileSeq')
    .leftJoin('liveGroups', 'liveGroups.liveGroupSeq', 'liveRoomMessages.liveGroupSeq')
    .select([
      'liveRoomMessages.liveMessageSeq',
      'liveRoomMessages.userSeq',
      'liveRoomMessages.isHost',
      'liveRoomMessages.isForHosts',
      'liveRoomMessages.content',
      'liveRoomMessages.createdAt',
      'liveRoomMessages.removedAt',
      'liveRoomMessages.fileSeq',
      'liveRoomMessages.liveGroupSeq',
      'liveRoomMessages.isAnnouncement',
      'liveGroups.number as groupNumber',
      'files.kind as fileKind',
      'files.originFileName',
      'files.contentType',
      'files.fileSize',
      'users.name as writerName',
    ])
    .where('liveRoomMessages.curriculumSeq', '=', curriculumSeq)
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

/** Messages of the room, and of groups in which this person is or was at their end. docs/rules.md R-993. */
const isInReach = (userSeq: UserSeq) => sql<boolean>`(
  live_room_messages.live_group_seq is null or exists (
    select from live_group_people p
     where p.live_group_seq = live_room_messages.live_group_seq and p.user_seq = ${userSeq}))`

interface Reader {
  userSeq: UserSeq
  isHost: boolean
  after?: LiveMessageSeq | undefined
}
/** The newest messages that this person may read, or the first ones after one; in their order. */
export async function findMessages(
  db: ChannelDb,
  curriculumSeq: CurriculumSeq,
  { userSeq, isHost, after }: Reader,
) {
  const found = await readable(db, curriculumSeq, { userSeq, isHost, onlyQuestions: false })
    // During the lesson hosts read the groups that they visit, and questions from everywhere.
    .$if(isHost, (all) =>
      all.where((eb) => eb.or([isInReach(userSeq), eb('liveRoomMessages.isForHosts', '=', true)])),
    )
    .$if(after !== undefined, (all) => all.where(sql<boolean>`live_message_seq > ${after}`))
    .orderBy('liveRoomMessages.liveMessageSeq', after === undefined ? 'desc' : 'asc')
    .limit(MESSAGES_AT_ONCE)
    .execute()
  return after === undefined ? found.toReversed() : found
}

interface RecordReader extends Omit<Reader, 'after'> {
  onlyQuestions: boolean
}
const readable = (
  db: ChannelDb,
  curriculumSeq: CurriculumSeq,
  { userSeq, isHost, onlyQuestions }: RecordReader,
) =>
  messages(db, curriculumSeq)
    .$if(!isHost, (all) =>
      all
        .where((eb) =>
          eb.or([
            eb('liveRoomMessages.isForHosts', '=', false),
            eb('liveRoomMessages.userSeq', '=', sql<UserSeq>`${userSeq}`),
          ]),
        )
        .where(isInReach(userSeq)),
    )
    .$if(onlyQuestions, (all) => all.where('liveRoomMessages.isForHosts', '=', true))
/** A page of what this person may read, from the first message on. */
export const findRecordPage = (
  db: ChannelDb,
  curriculumSeq: CurriculumSeq,
  { after, ...reader }: RecordReader & { after: LiveMessageSeq | undefined },
) =>
  readable(db, curriculumSeq, reader)
    .$if(after !== undefined, (all) => all.where(sql<boolean>`live_message_seq > ${after}`))
    .orderBy('liveRoomMessages.liveMessageSeq')
    .limit(RECORD_PAGE + 1)
    .execute()
export async function countReadable(db: ChannelDb, curriculumSeq: CurriculumSeq, reader: RecordReader) {
  const { count } = await readable(db, curriculumSeq, reader)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface NewMessage {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
  isHost: boolean
  isForHosts: boolean
  isAnnouncement: boolean
  liveGroupSeq: LiveGroupSeq | null
  clientKey: string
  content: string
  fileSeq: FileSeq | null
  createdAt: Date
}
/** Inserts nothing for a message that was sent before. */
export const insertMessage = (tx: ChannelTx, message: NewMessage) =>
  tables(tx)
    .insertInto('liveRoomMessages')
    .values(message)
    .onConflict((same) => same.columns(['channelSeq', 'curriculumSeq', 'userSeq', 'clientKey']).doNothing())
    .returning('liveMessageSeq')
    .executeTakeFirst()

export const findByKey = (
  db: ChannelDb,
  { curriculumSeq, userSeq, clientKey }: Pick<NewMessage, 'curriculumSeq' | 'userSeq' | 'clientKey'>,
) =>
  messages(db, curriculumSeq)
    .where('liveRoomMessages.userSeq', '=', userSeq)
    .where('liveRoomMessages.clientKey', '=', clientKey)
    .executeTakeFirstOrThrow()

interface Removal {
  curriculumSeq: CurriculumSeq
  liveMessageSeq: LiveMessageSeq
  /** Of this person alone; null for anybody's. */
  userSeq: UserSeq | null
}
/** A message that is not removed yet, locked until the transaction ends. */
export const lockMessage = (tx: ChannelTx, { curriculumSeq, liveMessageSeq, userSeq }: Removal) =>
  tables(tx)
    .selectFrom('liveRoomMessages')
    .select(['userSeq', 'isForHosts', 'liveGroupSeq', 'fileSeq'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('liveMessageSeq', '=', liveMessageSeq)
    .where('removedAt', 'is', null)
    .$if(userSeq !== null, (own) => own.where('userSeq', '=', sql<UserSeq>`${userSeq}`))
    .forUpdate()
    .executeTakeFirst()
export const removeMessage = (tx: ChannelTx, liveMessageSeq: LiveMessageSeq, removedAt: Date) =>
  tables(tx)
    .updateTable('liveRoomMessages')
    .set({ content: '', fileSeq: null, removedAt })
    .where('liveMessageSeq', '=', liveMessageSeq)
    .execute()

/** Clears the words and files of a former member's messages, and keeps their positions. Returns the files. */
export async function emptyMessages(tx: ChannelTx, userSeq: UserSeq, removedAt: Date) {
  const found = await tables(tx)
    .selectFrom('liveRoomMessages')
    .select('fileSeq')
    .where('userSeq', '=', userSeq)
    .where('removedAt', 'is', null)
    .where('fileSeq', 'is not', null)
    .forUpdate()
    .execute()
  await tables(tx)
    .updateTable('liveRoomMessages')
    .set({ content: '', fileSeq: null, removedAt })
    .where('userSeq', '=', userSeq)
    .where('removedAt', 'is', null)
    .execute()
  return found.map(({ fileSeq }) => fileSeq)
}

/** A message that this person may read; undefined for others and removed ones. */
export const findReadable = (
  db: ChannelDb,
  curriculumSeq: CurriculumSeq,
  { liveMessageSeq, ...reader }: Omit<RecordReader, 'onlyQuestions'> & { liveMessageSeq: LiveMessageSeq },
) =>
  readable(db, curriculumSeq, { ...reader, onlyQuestions: false })
    .where('liveRoomMessages.liveMessageSeq', '=', liveMessageSeq)
    .executeTakeFirst()
