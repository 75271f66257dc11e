import { browseCourses, countCourses } from 'contract/teaching/courses/list.api'
import { loadEndpoint, loadPages, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'
import type { Site } from '../../../platform/site.tsx'
import { filterFrom, sortFrom } from './filter.ts'

/** The list for the filter in the address, with the pages loaded so far. */
export function useCourses(params: URLSearchParams, serviceAlias?: string) {
  const pages = usePagedEndpoint(browseCourses, listed(params, serviceAlias), {
    next: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
    keep: true,
  })
  return { ...pages, courses: pages.all.flatMap(({ list }) => list) }
}
/** The values of the filters with their counts. */
export const useFacets = (params: URLSearchParams, serviceAlias?: string) =>
  useEndpoint(countCourses, filterOf(params, serviceAlias), { keep: true }).data

const filterOf = (params: URLSearchParams, serviceAlias?: string) => {
  const filter = { ...filterFrom(params), ...(serviceAlias && { serviceAlias }) }
  return { query: Object.keys(filter).length > 0 ? { filter: JSON.stringify(filter) } : {} }
}
const listed = (params: URLSearchParams, serviceAlias?: string) => ({
  query: { ...filterOf(params, serviceAlias).query, sort: sortFrom(params) },
})
export const loadCourses = (site: Site, url: URL, serviceAlias?: string) =>
  Promise.all([
    loadPages(site, browseCourses, listed(url.searchParams, serviceAlias)),
    loadEndpoint(site, countCourses, filterOf(url.searchParams, serviceAlias)),
  ])
