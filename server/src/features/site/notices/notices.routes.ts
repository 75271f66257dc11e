import * as api from 'contract/site/notices/api'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { namedFor } from '../../../platform/words/shown-name.ts'
import { countNotices, findNeighbour, findNotice, findNotices } from './notices.queries.ts'
import { addNotice, removeNotice, saveNotice } from './notices.service.ts'

export const boardRoutes = [
  implement(api.listNotices, async ({ ctx, query }) => ({
    list: (await findNotices(ctx.db, query)).map((notice) => namedFor(notice, ctx.language)),
    total: await countNotices(ctx.db, query.q),
  })),
  implement(api.getNotice, async ({ ctx, params: { postSeq } }) => {
    const notice = await findNotice(ctx.db, postSeq)
    if (!notice) throw refuse('NOT_FOUND')
    return {
      ...namedFor(notice, ctx.language),
      previous: (await findNeighbour(ctx.db, postSeq, 'previous')) ?? null,
      next: (await findNeighbour(ctx.db, postSeq, 'next')) ?? null,
    }
  }),
  implement(api.addNotice, ({ ctx, body }) => addNotice(ctx, body)),
  implement(api.saveNotice, ({ ctx, params, body }) => saveNotice(ctx, params.postSeq, body)),
  implement(api.removeNotice, ({ ctx, params }) => removeNotice(ctx, params.postSeq)),
]
