import * as api from 'contract/workflows/inspections/api'
import { implement } from '../../../platform/http/implement.ts'
import {
  allowInspection,
  endInspection,
  listInspections,
  listOwn,
  readInspection,
  refuseInspection,
  requestInspection,
} from './inspections.service.ts'

export const inspectionRoutes = [
  implement(api.listInspections, ({ ctx }) => listInspections(ctx)),
  implement(api.getInspection, ({ ctx }) => readInspection(ctx)),
  implement(api.allowInspection, ({ ctx, params }) => allowInspection(ctx, params.siteInspectionSeq)),
  implement(api.refuseInspection, ({ ctx, params }) => refuseInspection(ctx, params.siteInspectionSeq)),
  implement(api.listOwnInspections, ({ ctx, params }) => listOwn(ctx, params.siteSeq)),
  implement(api.requestInspection, ({ ctx, params, body }) =>
    requestInspection(ctx, params.siteSeq, body.reason),
  ),
  implement(api.endInspection, ({ ctx, params }) => endInspection(ctx, params.siteSeq)),
]
