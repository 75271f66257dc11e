import * as api from 'contract/site/domains/api'
import { implement } from '../../../platform/http/implement.ts'
import {
  checkNow,
  listDomains,
  makePrimary,
  removeDomain,
  requestDomain,
  requireProved,
} from './domains.service.ts'

export const domainRoutes = [
  implement(api.listDomains, ({ ctx }) => listDomains(ctx)),
  implement(api.requestDomain, ({ ctx, body }) => requestDomain(ctx, body.domain)),
  implement(api.checkDomain, ({ ctx, params }) => checkNow(ctx, params.domainSeq)),
  implement(api.makePrimary, ({ ctx, params }) => makePrimary(ctx, params.domainSeq)),
  implement(api.removeDomain, ({ ctx, params }) => removeDomain(ctx, params.domainSeq)),
  implement(api.mayServe, ({ ctx, query }) => requireProved(ctx, query.domain)),
]
