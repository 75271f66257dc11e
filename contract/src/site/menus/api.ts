import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { MenuDraft, MenuItem, path, SiteMenu, touches } from './schemas.ts'
import { MAX_MENUS } from './menus.rules.ts'

export const listMenus = endpoint({
  method: 'GET',
  path,
  access: 'SITE_DESIGN_UPDATE',
  reply: z.object({ list: SiteMenu.array() }),
  shows: 'menus',
})
/** A new entry is appended, at the top level or below `parentMenuSeq`. */
export const createMenu = endpoint({
  method: 'POST',
  path,
  access: 'SITE_DESIGN_UPDATE',
  action: 'menus.createMenu',
  body: MenuDraft.extend({ parentMenuSeq: seq('menu').nullable() }),
  reply: MenuItem,
  refuses: ['MENU_WRONG', 'MENUS_CHANGED', 'MENUS_FULL'],
  touches,
})
/** Sets the whole tree; the list must name every menu once. */
export const orderMenus = endpoint({
  method: 'POST',
  path: `${path}/order`,
  access: 'SITE_DESIGN_UPDATE',
  action: 'menus.orderMenus',
  body: z.object({
    menus: z
      .object({ menuSeq: seq('menu'), subMenus: seq('menu').array().max(MAX_MENUS) })
      .array()
      .max(MAX_MENUS),
  }),
  reply: nothing,
  refuses: ['MENUS_CHANGED'],
  touches,
})
export const modifyMenu = endpoint({
  method: 'POST',
  path: `${path}/:menuSeq`,
  access: 'SITE_DESIGN_UPDATE',
  action: 'menus.modifyMenu',
  body: MenuDraft,
  reply: nothing,
  refuses: ['MENU_WRONG', 'NOT_FOUND'],
  touches,
})
/** Removes a menu with everything below it. */
export const removeMenu = endpoint({
  method: 'POST',
  path: `${path}/:menuSeq/delete`,
  access: 'SITE_DESIGN_UPDATE',
  action: 'menus.removeMenu',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches,
})
