import * as api from 'contract/growth/entry-links/api'
import { implement } from '../../../platform/http/implement.ts'
import { addEntryCode, entryCodesOf, recordEntry, removeEntryCode } from './entry-links.service.ts'

export const entryCodeRoutes = [
  implement(api.listEntryCodes, ({ ctx, params }) => entryCodesOf(ctx, params.courseSeq)),
  implement(api.addEntryCode, ({ ctx, params, body }) => addEntryCode(ctx, params.courseSeq, body)),
  implement(api.removeEntryCode, ({ ctx, params }) =>
    removeEntryCode(ctx, params.courseSeq, params.eventCode),
  ),
  implement(api.recordEntry, ({ ctx, params, body }) =>
    recordEntry(ctx, params.courseSeq, { ...params, ...body }),
  ),
]
