import * as promised from 'contract/people/legal/api'
import { implement } from '../../../platform/http/implement.ts'
import { getAdminTerms } from './legal-settings.service.ts'
import { platformTexts } from './platform-texts.service.ts'
import { countMatching, findAnswers } from './legal.queries.ts'
import { answer, getTexts, getVersion, listNews, publish, withdraw } from './legal.service.ts'

export const termsRoutes = [
  implement(promised.getTerms, ({ ctx }) => getTexts(ctx)),
  implement(promised.getPlatformTerms, ({ ctx }) => platformTexts(ctx.language)),
  implement(promised.listTermsNews, async ({ ctx }) => ({ list: await listNews(ctx) })),
  implement(promised.getTermsVersion, ({ ctx, params }) => getVersion(ctx, params.termsKind, params.version)),
  implement(promised.answerTerms, ({ ctx, params: { termsKind, version }, body }) =>
    answer(ctx, { kind: termsKind, version, ...body }),
  ),
  implement(promised.getAdminTerms, ({ ctx }) => getAdminTerms(ctx)),
  implement(promised.listAgreements, async ({ ctx, query }) => ({
    list: await findAnswers(ctx.db, ctx.channelSeq, query),
    total: await countMatching(ctx.db, ctx.channelSeq, query),
  })),
  implement(promised.publishTerms, ({ ctx, params, body }) => publish(ctx, params.termsKind, body)),
  implement(promised.withdrawTerms, ({ ctx, params }) => withdraw(ctx, params.termsKind, params.version)),
]
