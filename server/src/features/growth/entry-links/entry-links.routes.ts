import * as promised from 'contract/growth/entry-links/api'
import { implement } from '../../../platform/http/implement.ts'
import { addEntryCode, entryCodesOf, noteEntry, removeEntryCode } from './entry-links.service.ts'

export const entryCodeRoutes = [
  implement(promised.listEntryCodes, ({ ctx, params }) => entryCodesOf(ctx, params.courseSeq)),
  implement(promised.addEntryCode, ({ ctx, params, body }) => addEntryCode(ctx, params.courseSeq, body)),
  implement(promised.removeEntryCode, ({ ctx, params }) =>
    removeEntryCode(ctx, params.courseSeq, params.eventCode),
  ),
  implement(promised.noteEntry, ({ ctx, params, body }) =>
    noteEntry(ctx, params.courseSeq, { ...params, ...body }),
  ),
]
