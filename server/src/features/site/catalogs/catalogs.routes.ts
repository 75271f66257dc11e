import * as api from 'contract/site/catalogs/api'
import { implement } from '../../../platform/http/implement.ts'
import { findAliasesWithCounts } from './catalogs.queries.ts'
import { addAlias, removeAlias, saveAlias } from './catalogs.service.ts'

export const serviceAliasRoutes = [
  implement(api.listServiceAliases, async ({ ctx }) => ({ list: await findAliasesWithCounts(ctx.db) })),
  implement(api.createServiceAlias, ({ ctx, body }) => addAlias(ctx, body)),
  implement(api.modifyServiceAlias, ({ ctx, params, body }) => saveAlias(ctx, params.serviceAlias, body)),
  implement(api.removeServiceAlias, ({ ctx, params }) => removeAlias(ctx, params.serviceAlias)),
]
