import * as promised from 'contract/site/menus/api'
import { implement } from '../../../platform/http/implement.ts'
import { findMenus } from './menus.queries.ts'
import { treeOf } from './menus.rules.ts'
import { addMenu, orderMenus, removeMenu, saveMenu } from './menus.service.ts'

export const menuRoutes = [
  implement(promised.listMenus, async ({ ctx }) => ({ list: treeOf(await findMenus(ctx.db)) })),
  implement(promised.createMenu, ({ ctx, body }) => addMenu(ctx, body)),
  implement(promised.orderMenus, ({ ctx, body }) => orderMenus(ctx, body.menus)),
  implement(promised.modifyMenu, ({ ctx, params, body }) => saveMenu(ctx, params.menuSeq, body)),
  implement(promised.removeMenu, ({ ctx, params }) => removeMenu(ctx, params.menuSeq)),
]
