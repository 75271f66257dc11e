import * as mySitesApi from 'contract/people/members/my-sites.api'
import { implement } from '../../../platform/http/implement.ts'
import { listSites } from './my-sites.service.ts'

export const mySitesRoutes = [
  implement(mySitesApi.listManagedChannels, async ({ ctx }) => ({
    list: await listSites(ctx, { userSeq: ctx.user.userSeq, which: 'managed' }),
  })),
  implement(mySitesApi.listJoinedChannels, async ({ ctx }) => ({
    list: await listSites(ctx, { userSeq: ctx.user.userSeq, which: 'all' }),
  })),
]
