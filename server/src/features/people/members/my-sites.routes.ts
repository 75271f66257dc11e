import * as promisedMySitesApi from 'contract/people/members/my-sites.api'
import { implement } from '../../../platform/http/implement.ts'
import { listSites } from './my-sites.service.ts'

export const mySitesRoutes = [
  implement(promisedMySitesApi.listManagedChannels, async ({ ctx }) => ({
    list: await listSites(ctx, { userSeq: ctx.user.userSeq, which: 'managed' }),
  })),
  implement(promisedMySitesApi.listJoinedChannels, async ({ ctx }) => ({
    list: await listSites(ctx, { userSeq: ctx.user.userSeq, which: 'all' }),
  })),
]
