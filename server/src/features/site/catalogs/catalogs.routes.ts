import * as promised from 'contract/site/catalogs/api'
import { implement } from '../../../platform/http/implement.ts'
import { findAliasesWithCounts } from './catalogs.queries.ts'
import { addAlias, removeAlias, saveAlias } from './catalogs.service.ts'

export const serviceAliasRoutes = [
  implement(promised.listServiceAliases, async ({ ctx }) => ({ list: await findAliasesWithCounts(ctx.db) })),
  implement(promised.createServiceAlias, ({ ctx, body }) => addAlias(ctx, body)),
  implement(promised.modifyServiceAlias, ({ ctx, params, body }) =>
    saveAlias(ctx, params.serviceAlias, body),
  ),
  implement(promised.removeServiceAlias, ({ ctx, params }) => removeAlias(ctx, params.serviceAlias)),
]
