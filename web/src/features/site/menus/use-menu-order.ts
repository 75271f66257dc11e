import { useState } from 'react'
import type { MenuSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useMenuLabel } from './use-site-menus.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { useOrderMenus, type MenuItem, type SiteMenu } from './menus.api.ts'
import { menuMessages } from './menus.messages.ts'
import { positionOf, stepped, type Branch, type Step } from './tree.ts'

type Tree = readonly Branch[]
const treeOf = (menus: readonly SiteMenu[]): Tree =>
  menus.map(({ menuSeq, subMenus }) => ({ menuSeq, subMenus: subMenus.map((item) => item.menuSeq) }))

/** The order during changes: shown immediately, saved in the background, and reverted if saving fails. */
export function useMenuOrder(menus: SiteMenu[]) {
  const t = useMessages(menuMessages)
  const labelOf = useMenuLabel()
  const { run } = useOrderMenus()
  const [pendingTree, setPendingTree] = useState<Tree | null>(null)
  const [said, setSaid] = useState('')
  const items = new Map(menus.flatMap((menu) => [menu, ...menu.subMenus]).map((item) => [item.menuSeq, item]))
  const tree = pendingTree ?? treeOf(menus)
  const nameOf = (menuSeq: MenuSeq) => labelOf(items.get(menuSeq) ?? nothing)

  function put(next: Tree, menuSeq: MenuSeq) {
    setPendingTree(next)
    const position = positionOf(next, menuSeq)
    if (position) {
      const { at, count, parentSeq } = position
      const name = nameOf(menuSeq)
      setSaid(
        parentSeq === null
          ? t('movedTop', { name, at, count })
          : t('movedBelow', { name, at, count, parent: nameOf(parentSeq) }),
      )
    }
    run({ body: { menus: inputOf(next) } }).then(
      () => setPendingTree((current) => (current === next ? null : current)),
      (error: unknown) => {
        setPendingTree(null)
        toast({ text: messageOf(error, t('orderFailed')), tone: 'error' })
      },
    )
  }
  function step(menuSeq: MenuSeq, direction: Step) {
    const next = stepped(tree, menuSeq, direction)
    if (next) put(next, menuSeq)
    else setSaid(t('cannotMove'))
  }
  return { shown: shownAs(tree, items), tree, said, step, put }
}

const nothing = { menuTitle: '', path: null }
const inputOf = (tree: Tree) => tree.map(({ menuSeq, subMenus }) => ({ menuSeq, subMenus: [...subMenus] }))

/** Menus that were added or removed since then come with the next response. */
const shownAs = (tree: Tree, items: ReadonlyMap<MenuSeq, MenuItem>): SiteMenu[] =>
  tree.flatMap(({ menuSeq, subMenus }) => {
    const item = items.get(menuSeq)
    return item ? [{ ...item, subMenus: subMenus.flatMap((sub) => items.get(sub) ?? []) }] : []
  })
