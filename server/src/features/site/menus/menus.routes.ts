import * as api from 'contract/site/menus/api'
import { implement } from '../../../platform/http/implement.ts'
import { findMenus } from './menus.queries.ts'
import { treeOf } from './menus.rules.ts'
import { addMenu, orderMenus, removeMenu, saveMenu } from './menus.service.ts'

export const menuRoutes = [
  implement(api.listMenus, async ({ ctx }) => ({ list: treeOf(await findMenus(ctx.db)) })),
  implement(api.createMenu, ({ ctx, body }) => addMenu(ctx, body)),
  implement(api.orderMenus, ({ ctx, body }) => orderMenus(ctx, body.menus)),
  implement(api.modifyMenu, ({ ctx, params, body }) => saveMenu(ctx, params.menuSeq, body)),
  implement(api.removeMenu, ({ ctx, params }) => removeMenu(ctx, params.menuSeq)),
]
