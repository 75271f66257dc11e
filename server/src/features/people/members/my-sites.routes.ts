import * as mySitesApi from 'contract/people/members/my-sites.api'
import { implement } from '../../../platform/http/implement.ts'
import { listSites, listSitesWith } from './my-sites.service.ts'

export const mySitesRoutes = [
  implement(mySitesApi.listManagedChannels, async ({ ctx, query: { permission, orPermission } }) => ({
    list: await (permission
      ? listSitesWith(ctx, [permission, orPermission ?? permission])
      : listSites(ctx, 'managed')),
  })),
  implement(mySitesApi.listJoinedChannels, async ({ ctx }) => ({
    list: await listSites(ctx, 'all'),
  })),
]
