import { z } from 'zod'
import { seq } from '../../values/ids.ts'
import { menuAudiences, menuTargets, menuTypes } from '../../values/type-codes.ts'
import { MENU_TITLE_LENGTH } from './menus.rules.ts'

/** One entry of the header. */
export const MenuItem = z.object({
  menuSeq: seq('menu'),
  /** Empty where the page uses the product's own name for it, in the reader's language. */
  menuTitle: z.string(),
  menuTypeCd: z.enum(menuTypes),
  path: z.string().nullable(),
  externLinkUrl: z.string().nullable(),
  openTypeCd: z.enum(menuTargets),
  visibleTypeCd: z.enum(menuAudiences),
})
export type MenuItem = z.output<typeof MenuItem>

/** With the entries below it: there are two levels. */
export const SiteMenu = MenuItem.extend({ subMenus: MenuItem.array() })
export type SiteMenu = z.output<typeof SiteMenu>

export const MenuDraft = MenuItem.omit({ menuSeq: true }).extend({
  menuTitle: z.string().trim().max(MENU_TITLE_LENGTH),
  path: z.string().trim().max(200).nullable(),
  externLinkUrl: z.string().trim().max(1000).nullable(),
})
export type MenuDraft = z.output<typeof MenuDraft>

export const path = '/channels/:channelSeq/menus'
export const touches = ['menus', 'sites'] as const
