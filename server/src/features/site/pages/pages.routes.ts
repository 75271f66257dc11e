import * as promised from 'contract/site/pages/api'
import { publishStatuses } from 'contract/values/type-codes'
import { implement } from '../../../platform/http/implement.ts'
import { getDraft, getShownPage, listAllPages, listPublished } from './page-reading.views.ts'
import { copyPage, createPage, removePage, savePage, setMainPage, setStatus } from './pages.service.ts'

export const sitePageRoutes = [
  implement(promised.listPublishedPages, ({ ctx, query }) => listPublished(ctx, query)),
  implement(promised.getPageByPath, ({ ctx, query }) => getShownPage(ctx, { path: query.path })),
  implement(promised.getPage, ({ ctx, params }) => getShownPage(ctx, { pageSeq: params.pageSeq })),
  implement(promised.adminPages, ({ ctx }) => listAllPages(ctx)),
  implement(promised.getPageDraft, ({ ctx, params }) => getDraft(ctx, params.pageSeq)),
  implement(promised.createPage, ({ ctx, body }) => createPage(ctx, body)),
  implement(promised.modifyPage, ({ ctx, params, body }) => savePage(ctx, params.pageSeq, body)),
  implement(promised.copyPage, ({ ctx, params }) => copyPage(ctx, params.pageSeq)),
  implement(promised.removePage, ({ ctx, params }) => removePage(ctx, params.pageSeq)),
  implement(promised.setPageStatus, ({ ctx, params, body }) =>
    setStatus(ctx, params.pageSeq, body.publishStatusCd),
  ),
  implement(promised.publishPage, ({ ctx, params }) =>
    setStatus(ctx, params.pageSeq, publishStatuses.published),
  ),
  implement(promised.setLogoutMainPage, ({ ctx, body }) => setMainPage(ctx, body.pageSeq)),
]
