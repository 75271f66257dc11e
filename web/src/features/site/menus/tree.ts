import type { MenuSeq } from 'contract/values/ids'

/** A menu with its submenus, by number. */
export interface Branch {
  menuSeq: MenuSeq
  subMenus: readonly MenuSeq[]
}
type Tree = readonly Branch[]
export type Step = 'up' | 'down' | 'in' | 'out'

interface TreePosition {
  top: number
  /** Null for a menu at the top level. */
  sub: number | null
}
function treePositionOf(tree: Tree, menuSeq: MenuSeq): TreePosition | null {
  for (const [top, branch] of tree.entries()) {
    if (branch.menuSeq === menuSeq) return { top, sub: null }
    const sub = branch.subMenus.indexOf(menuSeq)
    if (sub >= 0) return { top, sub }
  }
  return null
}

const without = <T>(list: readonly T[], at: number) => list.toSpliced(at, 1)
const withAt = <T>(list: readonly T[], at: number, one: T) => list.toSpliced(at, 0, one)
const changed = (tree: Tree, at: number, change: (subs: readonly MenuSeq[]) => readonly MenuSeq[]): Tree =>
  tree.map((branch, index) => (index === at ? { ...branch, subMenus: change(branch.subMenus) } : branch))

/** The tree after one step; null if the step is impossible. A menu with submenus stays at the top level. */
export function stepped(tree: Tree, menuSeq: MenuSeq, step: Step): Tree | null {
  const position = treePositionOf(tree, menuSeq)
  if (!position) return null
  const { top, sub } = position
  return sub === null ? topStepped(tree, top, step) : subStepped(tree, { top, sub, menuSeq }, step)
}

function topStepped(tree: Tree, at: number, step: Step): Tree | null {
  const branch = tree[at]
  if (!branch || step === 'out') return null
  if (step === 'in') {
    if (at === 0 || branch.subMenus.length > 0) return null
    return without(
      changed(tree, at - 1, (subs) => [...subs, branch.menuSeq]),
      at,
    )
  }
  const to = at + (step === 'up' ? -1 : 1)
  return to < 0 || to >= tree.length ? null : withAt(without(tree, at), to, branch)
}

function subStepped(
  tree: Tree,
  { top, sub, menuSeq }: { top: number; sub: number; menuSeq: MenuSeq },
  step: Step,
): Tree | null {
  const rest = changed(tree, top, (subs) => without(subs, sub))
  if (step === 'in') return null
  if (step === 'out') return withAt(rest, top + 1, { menuSeq, subMenus: [] })
  const length = tree[top]?.subMenus.length ?? 0
  const to = sub + (step === 'up' ? -1 : 1)
  if (to >= 0 && to < length) return changed(rest, top, (subs) => withAt(subs, to, menuSeq))
  // At the edge of its branch the menu moves to the neighbouring branch.
  const next = top + (step === 'up' ? -1 : 1)
  if (next < 0 || next >= tree.length) return null
  return changed(rest, next, (subs) => (step === 'up' ? [...subs, menuSeq] : [menuSeq, ...subs]))
}

/**
 * The tree after a menu was dropped on another. A menu of the top level moves before or after the whole target branch;
 * a submenu takes the target's position, or moves below a target of the top level.
 */
export function dropped(tree: Tree, fromSeq: MenuSeq, ontoSeq: MenuSeq): Tree | null {
  const from = treePositionOf(tree, fromSeq)
  const onto = treePositionOf(tree, ontoSeq)
  if (!from || !onto || fromSeq === ontoSeq) return null
  const branch = tree[from.top]
  if (from.sub === null) {
    return branch && from.top !== onto.top ? withAt(without(tree, from.top), onto.top, branch) : null
  }
  const sub = from.sub
  const rest = changed(tree, from.top, (subs) => without(subs, sub))
  if (onto.sub === null) return changed(rest, onto.top, (subs) => [fromSeq, ...subs])
  const to = onto.sub
  return changed(rest, onto.top, (subs) => withAt(subs, to, fromSeq))
}

/** The position of a menu, starting at one. */
export function positionOf(tree: Tree, menuSeq: MenuSeq) {
  const position = treePositionOf(tree, menuSeq)
  if (!position) return null
  const { top, sub } = position
  if (sub === null) return { at: top + 1, count: tree.length, parentSeq: null }
  const branch = tree[top]
  return { at: sub + 1, count: branch?.subMenus.length ?? 0, parentSeq: branch?.menuSeq ?? null }
}
