import { sql } from 'kysely'
import type { MessageTemplateInput } from 'contract/growth/message-templates/schemas'
import type { MessageTemplateSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = ['messageTemplateSeq', 'channelType', 'name', 'subject', 'updatedAt'] as const
const templates = (db: ChannelDb) => tables(db).selectFrom('messageTemplates')

/** By name, without their texts. There are at most `MAX_TEMPLATES`. */
export const findTemplates = (db: ChannelDb) =>
  templates(db).select(columns).orderBy('name').orderBy('messageTemplateSeq').execute()

export const findTemplate = (db: ChannelDb, messageTemplateSeq: MessageTemplateSeq) =>
  templates(db)
    .select([...columns, 'content'])
    .where('messageTemplateSeq', '=', messageTemplateSeq)
    .executeTakeFirst()

export async function countTemplates(db: ChannelDb) {
  const { count } = await templates(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The template of this name, whatever the case of its letters. */
export const findByName = (db: ChannelDb, name: string) =>
  templates(db)
    .select('messageTemplateSeq')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()

type Stored = MessageTemplateInput & { now: Date }
export const insertTemplate = (tx: ChannelTx, { now, ...input }: Stored) =>
  tables(tx)
    .insertInto('messageTemplates')
    .values({ ...input, createdAt: now, updatedAt: now })
    .returning('messageTemplateSeq')
    .executeTakeFirstOrThrow()

/** Undefined for one that is gone. */
export const updateTemplate = (
  tx: ChannelTx,
  messageTemplateSeq: MessageTemplateSeq,
  { now, ...input }: Stored,
) =>
  tables(tx)
    .updateTable('messageTemplates')
    .set({ ...input, updatedAt: now })
    .where('messageTemplateSeq', '=', messageTemplateSeq)
    .returning('messageTemplateSeq')
    .executeTakeFirst()

export const deleteTemplate = (tx: ChannelTx, messageTemplateSeq: MessageTemplateSeq) =>
  tables(tx)
    .deleteFrom('messageTemplates')
    .where('messageTemplateSeq', '=', messageTemplateSeq)
    .returning('name')
    .executeTakeFirst()
