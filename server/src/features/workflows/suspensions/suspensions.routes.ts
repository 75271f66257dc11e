import * as api from 'contract/workflows/suspensions/api'
import { implement } from '../../../platform/http/implement.ts'
import { fileAppeal, liftSuspension, rejectAppeal, suspendSite } from './suspensions.service.ts'
import { listSites, readOwn, readSite } from './suspensions.views.ts'

export const suspensionRoutes = [
  implement(api.getSuspension, ({ ctx }) => readOwn(ctx)),
  implement(api.fileAppeal, ({ ctx, body }) => fileAppeal(ctx, body.text)),
  implement(api.listSites, ({ ctx, query }) => listSites(ctx, query)),
  implement(api.getSite, ({ ctx, params }) => readSite(ctx, params.siteSeq)),
  implement(api.suspendSite, ({ ctx, params, body }) => suspendSite(ctx, params.siteSeq, body)),
  implement(api.liftSuspension, ({ ctx, params, body }) => liftSuspension(ctx, params.siteSeq, body.note)),
  implement(api.rejectAppeal, ({ ctx, params, body }) => rejectAppeal(ctx, params.siteSeq, body.answer)),
]
