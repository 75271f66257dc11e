import * as api from 'contract/site/pages/api'
import { publishStatuses } from 'contract/values/type-codes'
import { implement } from '../../../platform/http/implement.ts'
import { getDraft, getShownPage, listAllPages, listPublished } from './page-reading.views.ts'
import { copyPage, createPage, removePage, savePage, setMainPage, setStatus } from './pages.service.ts'

export const sitePageRoutes = [
  implement(api.listPublishedPages, ({ ctx, query }) => listPublished(ctx, query)),
  implement(api.getPageByPath, ({ ctx, query }) => getShownPage(ctx, { path: query.path })),
  implement(api.getPage, ({ ctx, params }) => getShownPage(ctx, { pageSeq: params.pageSeq })),
  implement(api.adminPages, ({ ctx }) => listAllPages(ctx)),
  implement(api.getPageDraft, ({ ctx, params }) => getDraft(ctx, params.pageSeq)),
  implement(api.createPage, ({ ctx, body }) => createPage(ctx, body)),
  implement(api.modifyPage, ({ ctx, params, body }) => savePage(ctx, params.pageSeq, body)),
  implement(api.copyPage, ({ ctx, params }) => copyPage(ctx, params.pageSeq)),
  implement(api.removePage, ({ ctx, params }) => removePage(ctx, params.pageSeq)),
  implement(api.setPageStatus, ({ ctx, params, body }) =>
    setStatus(ctx, params.pageSeq, body.publishStatusCd),
  ),
  implement(api.publishPage, ({ ctx, params }) => setStatus(ctx, params.pageSeq, publishStatuses.published)),
  implement(api.setLogoutMainPage, ({ ctx, body }) => setMainPage(ctx, body.pageSeq)),
]
