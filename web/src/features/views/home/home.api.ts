import { mainPageLists, templateOf } from 'contract/site/sites/templates.rules'
import { listNotices } from 'contract/site/notices/api'
import { listCategories, listCourses } from 'contract/teaching/courses/api'
import { PANEL_PAGE_SIZE, SMALL_PAGE_SIZE } from 'contract/values/paging'
import { listRecentReviews } from 'contract/community/reviews/api'
import { loadEndpoint, useEndpoint } from '../../../platform/endpoint.ts'
import type { Site } from '../../../platform/site.tsx'

const popular = { query: { size: mainPageLists.basic.popular } } as const
const listed = { query: { size: mainPageLists.list.popular } } as const
const latest = { query: { size: mainPageLists.basic.latest, sort: 'latest' } } as const
const notices = { query: { size: PANEL_PAGE_SIZE } } as const

/** What the template of the site shows. */
export const loadHome = (site: Site) =>
  Promise.all([
    ...coursesOf(site),
    loadEndpoint(site, listCategories, {}),
    loadEndpoint(site, listRecentReviews, {}),
    loadEndpoint(site, listNotices, notices),
  ])

function coursesOf(site: Site) {
  const lists = mainPageLists[templateOf(site.channel?.templateCd ?? '')]
  const shown = [loadEndpoint(site, listCourses, { query: { size: lists.popular } })]
  return lists.latest === 0 ? shown : [...shown, loadEndpoint(site, listCourses, latest)]
}

export const useListed = () => useEndpoint(listCourses, listed).data ?? { list: [], total: 0 }
export const usePopular = () => useEndpoint(listCourses, popular).data?.list ?? []
export const useLatest = () => useEndpoint(listCourses, latest).data?.list ?? []
export const useCategories = () =>
  useEndpoint(listCategories, {}).data?.list.filter(({ courseCount }) => courseCount > 0) ?? []
/** The number of reviews that fit side by side. */
export const useQuotes = () =>
  useEndpoint(listRecentReviews, {}).data?.reviews.slice(0, SMALL_PAGE_SIZE) ?? []
export const useNews = () => useEndpoint(listNotices, notices).data?.list ?? []
