import type { MenuDraft } from 'contract/site/menus/schemas'
import type { MenuSeq } from 'contract/values/ids'
import { menuTypes } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'menuSeq',
  'parentMenuSeq',
  'menuTitle',
  'menuTypeCd',
  'path',
  'externLinkUrl',
  'openTypeCd',
  'visibleTypeCd',
] as const

export const findMenus = (db: ChannelDb) =>
  tables(db).selectFrom('menus').select(columns).orderBy('sort').orderBy('menuSeq').execute()

/** The menus, locked until the transaction ends. */
export const lockMenus = (tx: ChannelTx) =>
  tables(tx)
    .selectFrom('menus')
    .select(['menuSeq', 'parentMenuSeq', 'sort'])
    .orderBy('menuSeq')
    .forUpdate()
    .execute()

type Placed = MenuDraft & { parentMenuSeq: MenuSeq | null; sort: number }
export const insertMenu = (tx: ChannelTx, menu: Placed) =>
  tables(tx).insertInto('menus').values(menu).returning(columns).executeTakeFirstOrThrow()

export async function insertFirstMenus(tx: ChannelTx, paths: readonly string[]) {
  const rows = paths.map((path, sort) => ({ menuTypeCd: menuTypes.internal, path, sort }))
  await tables(tx).insertInto('menus').values(rows).execute()
}

export async function updateMenu(tx: ChannelTx, menuSeq: MenuSeq, draft: MenuDraft) {
  const updated = await tables(tx)
    .updateTable('menus')
    .set(draft)
    .where('menuSeq', '=', menuSeq)
    .returning('menuSeq')
    .executeTakeFirst()
  return updated !== undefined
}

export async function moveMenu(
  tx: ChannelTx,
  { menuSeq, ...position }: { menuSeq: MenuSeq; parentMenuSeq: MenuSeq | null; sort: number },
) {
  await tables(tx).updateTable('menus').set(position).where('menuSeq', '=', menuSeq).execute()
}

export async function deleteMenu(tx: ChannelTx, menuSeq: MenuSeq) {
  const gone = await tables(tx)
    .deleteFrom('menus')
    .where('menuSeq', '=', menuSeq)
    .returning('menuSeq')
    .executeTakeFirst()
  return gone !== undefined
}

export async function updatePaths(tx: ChannelTx, from: string, to: string) {
  await tables(tx).updateTable('menus').set({ path: to }).where('path', '=', from).execute()
}

/** Moves menus below them up first. */
export async function deleteByPath(tx: ChannelTx, path: string) {
  const leading = tables(tx).selectFrom('menus').select('menuSeq').where('path', '=', path)
  await tables(tx)
    .updateTable('menus')
    .set({ parentMenuSeq: null })
    .where('parentMenuSeq', 'in', leading)
    .execute()
  await tables(tx).deleteFrom('menus').where('path', '=', path).execute()
}
