import { sql } from 'kysely'
import { z } from 'zod'
import { FormItem } from 'contract/growth/forms/schemas'
import type { FormItemSeq, FormSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'formItemSeq',
  'itemType',
  'label',
  'helpText',
  'isRequired',
  'options',
  'agreeKind',
  'agreeText',
  'showIf',
] as const
const Items = FormItem.array()

/** The items of a form as staff edit them, in their order. */
export async function findItems(db: ChannelDb, formSeq: FormSeq) {
  const rows = await tables(db)
    .selectFrom('formItems')
    .select(columns)
    .where('formSeq', '=', formSeq)
    .orderBy('sort')
    .orderBy('formItemSeq')
    .execute()
  return Items.parse(rows)
}

type ItemFields = Omit<z.output<typeof FormItem>, 'formItemSeq'>

const stored = ({ options, showIf }: Pick<ItemFields, 'options' | 'showIf'>) => ({
  options: JSON.stringify(options),
  showIf: showIf && JSON.stringify(showIf),
})

export const insertItem = (
  tx: ChannelTx,
  formSeq: FormSeq,
  { options, showIf, ...item }: ItemFields & { sort: number },
) =>
  tables(tx)
    .insertInto('formItems')
    .values({ ...item, formSeq, ...stored({ options, showIf }) })
    .returning('formItemSeq')
    .executeTakeFirstOrThrow()

export const changeItem = (
  tx: ChannelTx,
  formItemSeq: FormItemSeq,
  { options, showIf, ...item }: Omit<ItemFields, 'itemType'>,
) =>
  tables(tx)
    .updateTable('formItems')
    .set({ ...item, ...stored({ options, showIf }) })
    .where('formItemSeq', '=', formItemSeq)
    .execute()

export const deleteItem = (tx: ChannelTx, formItemSeq: FormItemSeq) =>
  tables(tx).deleteFrom('formItems').where('formItemSeq', '=', formItemSeq).execute()

/** The number behind the last item. */
export async function nextSort(db: ChannelDb, formSeq: FormSeq) {
  const { next } = await tables(db)
    .selectFrom('formItems')
    .select(sql<number>`coalesce(max(sort) + 1, 0)`.as('next'))
    .where('formSeq', '=', formSeq)
    .executeTakeFirstOrThrow()
  return next
}

export async function orderItems(tx: ChannelTx, formSeq: FormSeq, formItemSeqs: readonly FormItemSeq[]) {
  await sql`
    update form_items set sort = ordered.sort
      from unnest(${[...formItemSeqs]}::bigint[]) with ordinality as ordered (form_item_seq, sort)
     where form_items.form_item_seq = ordered.form_item_seq and form_items.form_seq = ${formSeq}`.execute(
    tables(tx),
  )
}

export const insertVersion = (
  tx: ChannelTx,
  version: { formSeq: FormSeq; version: number; items: z.output<typeof Items>; publishedAt: Date },
) =>
  tables(tx)
    .insertInto('formVersions')
    .values({ ...version, items: JSON.stringify(version.items) })
    .execute()

/** The items of one published version. */
export async function findVersion(db: ChannelDb, formSeq: FormSeq, version: number) {
  const row = await tables(db)
    .selectFrom('formVersions')
    .select('items')
    .where('formSeq', '=', formSeq)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return Items.parse(row.items)
}

/** Everything that was ever published of a form, the latest first. */
export async function findVersions(db: ChannelDb, formSeq: FormSeq) {
  const rows = await tables(db)
    .selectFrom('formVersions')
    .select(['version', 'items'])
    .where('formSeq', '=', formSeq)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, items }) => ({ version, items: Items.parse(items) }))
}
