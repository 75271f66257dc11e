import * as promised from 'contract/site/notices/api'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { namedFor } from '../../../platform/words/shown-name.ts'
import { countNotices, findNeighbour, findNotice, findNotices } from './notices.queries.ts'
import { addNotice, removeNotice, saveNotice } from './notices.service.ts'

export const boardRoutes = [
  implement(promised.listNotices, async ({ ctx, query }) => ({
    list: (await findNotices(ctx.db, query)).map((notice) => namedFor(notice, ctx.language)),
    total: await countNotices(ctx.db, query.q),
  })),
  implement(promised.getNotice, async ({ ctx, params: { postSeq } }) => {
    const notice = await findNotice(ctx.db, postSeq)
    if (!notice) throw refuse('NOT_FOUND')
    return {
      ...namedFor(notice, ctx.language),
      previous: (await findNeighbour(ctx.db, postSeq, 'previous')) ?? null,
      next: (await findNeighbour(ctx.db, postSeq, 'next')) ?? null,
    }
  }),
  implement(promised.addNotice, ({ ctx, body }) => addNotice(ctx, body)),
  implement(promised.saveNotice, ({ ctx, params, body }) => saveNotice(ctx, params.postSeq, body)),
  implement(promised.removeNotice, ({ ctx, params }) => removeNotice(ctx, params.postSeq)),
]
