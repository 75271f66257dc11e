import { checkMenu, type MenuError } from 'contract/site/menus/menus.rules'
import type { MenuDraft } from 'contract/site/menus/schemas'
import { MAX_MENUS } from 'contract/site/menus/menus.rules'
import type { MenuSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { sayChannelChanged } from '../../../platform/realtime/bus.ts'
import { refuse } from '../../../platform/refuse.ts'
import { deleteMenu, insertMenu, lockMenus, moveMenu, updateMenu } from './menus.queries.ts'
import { positionsOf, normalizeMenu, type Branch } from './menus.rules.ts'
import { menuSentences } from './menus.messages.ts'

/** Appends an entry. Only a top-level menu may have others below it. */
export async function addMenu(
  ctx: MemberContext,
  { parentMenuSeq, ...draft }: MenuDraft & { parentMenuSeq: MenuSeq | null },
) {
  requireFine(ctx, draft)
  const menu = await ctx.transaction(async (tx) => {
    const known = await lockMenus(tx)
    if (known.length >= MAX_MENUS) throw refuse('MENUS_FULL')
    const parent = known.find(({ menuSeq }) => menuSeq === parentMenuSeq)
    if (parentMenuSeq !== null && parent?.parentMenuSeq !== null) throw refuse('MENUS_CHANGED')
    const beside = known.filter((other) => other.parentMenuSeq === parentMenuSeq)
    const sort = Math.max(-1, ...beside.map((other) => other.sort)) + 1
    return insertMenu(tx, { ...normalizeMenu(draft), parentMenuSeq, sort })
  })
  sayChannelChanged(ctx.ports.bus, ctx.channelSeq)
  return menu
}

export async function saveMenu(ctx: MemberContext, menuSeq: MenuSeq, draft: MenuDraft) {
  requireFine(ctx, draft)
  return changed(ctx, () => ctx.transaction((tx) => updateMenu(tx, menuSeq, normalizeMenu(draft))))
}

export const removeMenu = (ctx: MemberContext, menuSeq: MenuSeq) =>
  changed(ctx, () => ctx.transaction((tx) => deleteMenu(tx, menuSeq)))

/** Sets the whole tree; refused when another user added or removed menus meanwhile. */
export async function orderMenus(ctx: MemberContext, branches: readonly Branch[]) {
  await ctx.transaction(async (tx) => {
    const known = await lockMenus(tx)
    const positions = positionsOf(
      branches,
      known.map(({ menuSeq }) => menuSeq),
    )
    if (!positions) throw refuse('MENUS_CHANGED')
    for (const position of positions) await moveMenu(tx, position)
  })
  sayChannelChanged(ctx.ports.bus, ctx.channelSeq)
  return null
}

async function changed(ctx: MemberContext, change: () => Promise<boolean>) {
  if (!(await change())) throw refuse('NOT_FOUND')
  sayChannelChanged(ctx.ports.bus, ctx.channelSeq)
  return null
}

function requireFine({ language }: MemberContext, draft: MenuDraft) {
  const troubles: [string, MenuError][] = Object.entries(checkMenu(draft))
  if (troubles.length === 0) return
  const sentences = menuSentences[language]
  throw refuse(
    'MENU_WRONG',
    Object.fromEntries(troubles.map(([field, trouble]) => [field, sentences[trouble]])),
  )
}
