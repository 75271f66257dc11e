import { listNotices } from 'contract/site/notices/api'
import { listCategories, listCourses } from 'contract/teaching/courses/api'
import { MAIN_PAGE, PANEL_PAGE_SIZE, SMALL_PAGE_SIZE } from 'contract/values/paging'
import { listRecentReviews } from 'contract/community/reviews/api'
import { loadEndpoint, useEndpoint } from '../../../platform/endpoint.ts'
import type { Site } from '../../../platform/site.tsx'

const popular = { query: { size: MAIN_PAGE.popular } } as const
const listed = { query: { size: MAIN_PAGE.list } } as const
const latest = { query: { size: MAIN_PAGE.latest, sort: 'latest' } } as const
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
  const template = site.channel?.templateCd
  if (template === 'list') return [loadEndpoint(site, listCourses, listed)]
  if (template === 'landing') return [loadEndpoint(site, listCourses, popular)]
  return [loadEndpoint(site, listCourses, popular), loadEndpoint(site, listCourses, latest)]
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
