import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { DashboardRow, DashboardSums } from './schemas.ts'
import { guideGroups, guideTodos } from './guide.rules.ts'
import { searchTypes } from './statistics.rules.ts'

/** Days are Seoul days, both ends included. Without `searchType` one day is counted by the hour and more by the day. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/dashboard',
  access: 'SITE_DASHBOARD_READ',
  query: z.object({
    searchType: z.enum(searchTypes).optional(),
    startAt: z.iso.date(),
    endAt: z.iso.date(),
  }),
  reply: z.object({
    searchType: z.enum(searchTypes),
    baseChannel: DashboardRow.array(),
    startAt: z.string(),
    endAt: z.string(),
    today: DashboardRow,
    /** Of as many days before, up to this time of day where the range is not over. docs/rules.md R-1188. */
    previous: DashboardSums,
    memberCount: z.int(),
    publicCourseCount: z.int(),
    /** The first day whose visits are counted: the later of the installation's and that of the site. Sales count from any day. */
    visitsFrom: z.iso.date(),
    /** Distinct visitors of the whole period; fewer than the sum of its days. */
    uvCount: z.int(),
    /** Hosts that visitors came from, most visits first; '' for typed addresses, bookmarks and apps. */
    referrers: z.object({ host: z.string(), count: z.int() }).array(),
    /** Viewed pages, most views first; a course with its title. */
    pages: z.object({ path: z.string(), title: z.string().nullable(), count: z.int() }).array(),
  }),
  shows: 'statistics',
})

/** The owner's set-up steps; progress is derived from the data. docs/rules.md R-878. */
export const getGuide = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/dashboard/guide',
  access: 'SITE_DASHBOARD_READ',
  reply: z.object({
    todoList: z
      .object({
        group: z.enum(guideGroups),
        todo: z.enum(guideTodos),
        progressPercent: z.int(),
        path: z.string(),
      })
      .array(),
  }),
  shows: 'statistics',
})
