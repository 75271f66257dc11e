import { searchSite } from 'contract/views/search/api'
import { feature } from '../../../platform/feature.ts'
import { implement } from '../../../platform/http/implement.ts'
import { search } from './search.service.ts'

/** Search of a site over classes, pages and notices. */
export const siteSearch = feature({
  routes: [implement(searchSite, ({ ctx, query }) => search(ctx, query.q))],
})
