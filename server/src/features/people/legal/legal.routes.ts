import * as api from 'contract/people/legal/api'
import { implement } from '../../../platform/http/implement.ts'
import { getAdminTerms } from './legal-settings.service.ts'
import { platformTexts } from './platform-texts.service.ts'
import { countMatching, findAnswers } from './legal.queries.ts'
import { answer, getTexts, getVersion, listNews, publish, withdraw } from './legal.service.ts'

export const termsRoutes = [
  implement(api.getTerms, ({ ctx }) => getTexts(ctx)),
  implement(api.getPlatformTerms, ({ ctx }) => platformTexts(ctx.language)),
  implement(api.listTermsNews, async ({ ctx }) => ({ list: await listNews(ctx) })),
  implement(api.getTermsVersion, ({ ctx, params }) => getVersion(ctx, params.termsKind, params.version)),
  implement(api.answerTerms, ({ ctx, params: { termsKind, version }, body }) =>
    answer(ctx, { kind: termsKind, version, ...body }),
  ),
  implement(api.getAdminTerms, ({ ctx }) => getAdminTerms(ctx)),
  implement(api.listAgreements, async ({ ctx, query }) => ({
    list: await findAnswers(ctx.db, ctx.channelSeq, query),
    total: await countMatching(ctx.db, ctx.channelSeq, query),
  })),
  implement(api.publishTerms, ({ ctx, params, body }) => publish(ctx, params.termsKind, body)),
  implement(api.withdrawTerms, ({ ctx, params }) => withdraw(ctx, params.termsKind, params.version)),
]
