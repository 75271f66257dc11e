import { isInternal } from 'contract/site/menus/menus.rules'
import type { MenuDraft, MenuItem, SiteMenu } from 'contract/site/menus/schemas'
import type { MenuSeq } from 'contract/values/ids'

type Row = MenuItem & { parentMenuSeq: MenuSeq | null }

/** Rows in their order, as two levels. */
export const treeOf = (rows: readonly Row[]): SiteMenu[] =>
  rows
    .filter(({ parentMenuSeq }) => parentMenuSeq === null)
    .map((row) => ({ ...row, subMenus: rows.filter(({ parentMenuSeq }) => parentMenuSeq === row.menuSeq) }))

/** A menu has one target: fields of the other kind are cleared. */
export const normalizeMenu = (draft: MenuDraft): MenuDraft =>
  isInternal(draft) ? { ...draft, externLinkUrl: null } : { ...draft, path: null }

export interface Branch {
  menuSeq: MenuSeq
  subMenus: readonly MenuSeq[]
}
/** The position of every menu in the requested tree; null when it does not name each menu exactly once. */
export function positionsOf(branches: readonly Branch[], known: readonly MenuSeq[]) {
  const positions = branches.flatMap(({ menuSeq, subMenus }, sort) => [
    { menuSeq, parentMenuSeq: null, sort },
    ...subMenus.map((sub, at) => ({ menuSeq: sub, parentMenuSeq: menuSeq, sort: at })),
  ])
  const named = new Set(positions.map(({ menuSeq }) => menuSeq))
  const isWhole =
    named.size === positions.length &&
    positions.length === known.length &&
    known.every((menuSeq) => named.has(menuSeq))
  return isWhole ? positions : null
}
