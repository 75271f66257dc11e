import { addressOfPage } from 'contract/site/pages/pages.rules'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findPublishedWithSeo } from './pages.queries.ts'
import { seoOf } from './pages.rules.ts'

export { listPagesWithSeo } from './page-reading.views.ts'
export { searchPages } from './page-search.service.ts'

/** Pages that search engines may index. */
export async function findSitemapPages(db: ChannelDb) {
  const rows = await findPublishedWithSeo(db)
  return rows
    .filter(({ seoSetting }) => !seoOf(seoSetting, null).noIndex)
    .map(({ path, updatedAt }) => ({ path: addressOfPage(path), updatedAt }))
}
