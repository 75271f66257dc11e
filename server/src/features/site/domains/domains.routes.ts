import * as promised from 'contract/site/domains/api'
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
  implement(promised.listDomains, ({ ctx }) => listDomains(ctx)),
  implement(promised.requestDomain, ({ ctx, body }) => requestDomain(ctx, body.domain)),
  implement(promised.checkDomain, ({ ctx, params }) => checkNow(ctx, params.domainSeq)),
  implement(promised.makePrimary, ({ ctx, params }) => makePrimary(ctx, params.domainSeq)),
  implement(promised.removeDomain, ({ ctx, params }) => removeDomain(ctx, params.domainSeq)),
  implement(promised.mayServe, ({ ctx, query }) => requireProved(ctx, query.domain)),
]
