import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { menuAudiences, menuTargets, menuTypes } from './type-codes.ts'
import { nothing, seq } from './values.ts'

/** At most this many, both levels together. */
export const MOST_MENUS = 60
export const MENU_TITLE_LENGTH = 30

/** One entry of the header. */
export const MenuItem = z.object({
  menuSeq: seq('menu'),
  /** Empty where the page goes by the name the product gives it, in the reader's language. */
  menuTitle: z.string(),
  menuTypeCd: z.enum(menuTypes),
  path: z.string().nullable(),
  externLinkUrl: z.string().nullable(),
  openTypeCd: z.enum(menuTargets),
  visibleTypeCd: z.enum(menuAudiences),
})
export type MenuItem = z.output<typeof MenuItem>

/** With what hangs below it: there are two levels. */
export const SiteMenu = MenuItem.extend({ subMenus: MenuItem.array() })
export type SiteMenu = z.output<typeof SiteMenu>

export const MenuDraft = MenuItem.omit({ menuSeq: true }).extend({
  menuTitle: z.string().trim().max(MENU_TITLE_LENGTH),
  path: z.string().trim().max(200).nullable(),
  externLinkUrl: z.string().trim().max(1000).nullable(),
})
export type MenuDraft = z.output<typeof MenuDraft>

const path = '/channels/:channelSeq/menus'
const touches = ['menus', 'channels'] as const

export const listMenus = endpoint({
  method: 'GET',
  path,
  access: 'SITE_DESIGN_UPDATE',
  reply: z.object({ list: SiteMenu.array() }),
  shows: 'menus',
})
/** A new entry stands last, at the top or below `parentMenuSeq`. */
export const createMenu = endpoint({
  method: 'POST',
  path,
  access: 'SITE_DESIGN_UPDATE',
  body: MenuDraft.extend({ parentMenuSeq: seq('menu').nullable() }),
  reply: MenuItem,
  refuses: ['MENU_WRONG', 'MENUS_CHANGED', 'MENUS_FULL'],
  touches,
})
/** The whole tree as it stands now; it must name every menu once. */
export const orderMenus = endpoint({
  method: 'POST',
  path: `${path}/order`,
  access: 'SITE_DESIGN_UPDATE',
  body: z.object({
    menus: z
      .object({ menuSeq: seq('menu'), subMenus: seq('menu').array().max(MOST_MENUS) })
      .array()
      .max(MOST_MENUS),
  }),
  reply: nothing,
  refuses: ['MENUS_CHANGED'],
  touches,
})
export const modifyMenu = endpoint({
  method: 'POST',
  path: `${path}/:menuSeq`,
  access: 'SITE_DESIGN_UPDATE',
  body: MenuDraft,
  reply: nothing,
  refuses: ['MENU_WRONG', 'NOT_FOUND'],
  touches,
})
/** Takes what hangs below it along. */
export const removeMenu = endpoint({
  method: 'POST',
  path: `${path}/:menuSeq/delete`,
  access: 'SITE_DESIGN_UPDATE',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches,
})
