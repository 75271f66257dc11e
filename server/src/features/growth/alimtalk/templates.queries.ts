import { sql } from 'kysely'
import { z } from 'zod'
import { AlimtalkButton, type AlimtalkTemplateInput } from 'contract/growth/alimtalk/schemas'
import type { AlimtalkTemplateState } from 'contract/growth/alimtalk/alimtalk.rules'
import type { AlimtalkTemplateSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'alimtalkTemplateSeq',
  'name',
  'content',
  'buttons',
  'state',
  'comment',
  'templateId',
  'pfId',
  'updatedAt',
] as const
const Buttons = z.array(AlimtalkButton)
const withButtons = <Row extends { buttons: unknown }>(row: Row) => ({
  ...row,
  buttons: Buttons.parse(row.buttons),
})
const templates = (db: ChannelDb) =>
  tables(db).selectFrom('alimtalkTemplates').select(columns).where('deletedAt', 'is', null)

/** By name. There are at most `MAX_ALIMTALK_TEMPLATES`. */
export async function findTemplates(db: ChannelDb) {
  const rows = await templates(db).orderBy('name').orderBy('alimtalkTemplateSeq').execute()
  return rows.map(withButtons)
}
export type TemplateRow = Awaited<ReturnType<typeof findTemplates>>[number]

export async function findTemplate(db: ChannelDb, seq: AlimtalkTemplateSeq) {
  const row = await templates(db).where('alimtalkTemplateSeq', '=', seq).executeTakeFirst()
  return row && withButtons(row)
}
/** Nobody else changes or deletes it until this transaction ends. */
export async function lockTemplate(tx: ChannelTx, seq: AlimtalkTemplateSeq) {
  const row = await templates(tx).where('alimtalkTemplateSeq', '=', seq).forUpdate().executeTakeFirst()
  return row && withButtons(row)
}

export async function countTemplates(db: ChannelDb) {
  const { count } = await tables(db)
    .selectFrom('alimtalkTemplates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The template of this name, whatever the case of its letters. */
export const findByName = (db: ChannelDb, name: string) =>
  templates(db)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()

export const insertTemplate = (
  tx: ChannelTx,
  { now, buttons, ...input }: AlimtalkTemplateInput & { now: Date },
) =>
  tables(tx)
    .insertInto('alimtalkTemplates')
    .values({ ...input, buttons: JSON.stringify(buttons), createdAt: now, updatedAt: now })
    .returning('alimtalkTemplateSeq')
    .executeTakeFirstOrThrow()

interface TemplateChange {
  name?: string
  content?: string
  buttons?: AlimtalkTemplateInput['buttons']
  state?: AlimtalkTemplateState
  comment?: string | null
  templateId?: string | null
  pfId?: string | null
  deletedAt?: Date
  updatedAt: Date
}
export const updateTemplate = (
  tx: ChannelTx,
  seq: AlimtalkTemplateSeq,
  { buttons, ...change }: TemplateChange,
) =>
  tables(tx)
    .updateTable('alimtalkTemplates')
    .set({ ...change, ...(buttons && { buttons: JSON.stringify(buttons) }) })
    .where('alimtalkTemplateSeq', '=', seq)
    .execute()
