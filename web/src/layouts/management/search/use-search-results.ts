import { listMembers } from 'contract/people/members/api'
import { listSales } from 'contract/money/orders/api'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { settingsOf } from '../../../features/teaching/courses/course-paths.ts'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSettled } from '../../../platform/use-settled.ts'
import { useTranslations } from '../../../platform/words/use-translations.ts'
import { allPages, useMaySee } from '../pages.ts'
import { matchingPages } from './matching-pages.ts'

const MAX_PAGES = 8
const MAX_ROWS = 5

export interface SearchResult {
  key: string
  name: string
  detail: string | null
  href: string
  /** Opens in a tab of its own. */
  opensNew?: true
}
export type ResultKind = 'pages' | 'members' | 'orders' | 'classes'
export interface ResultGroup {
  kind: ResultKind
  items: SearchResult[]
}

/** What the current user may open of what the text names. Only pages are found without a text. */
export function useSearchResults(text: string) {
  const { can } = useSession()
  const q = useSettled(text.trim())
  const hasText = q !== ''
  const paging = { page: 1, size: MAX_ROWS }
  const pages = usePages(text)
  const members = useEndpoint(
    listMembers,
    { query: { q: q.slice(0, 100), ...paging } },
    { enabled: hasText && can('SITE_MEMBER_READ'), keep: true },
  )
  const sales = useEndpoint(
    listSales,
    { query: { q: q.slice(0, 60), ...paging } },
    { enabled: hasText && can('SITE_SALES_READ'), keep: true },
  )
  const courses = useEndpoint(
    listAdminCourses,
    { query: { q: q.slice(0, 60), ...paging } },
    { enabled: hasText && can('SITE_CLASS_READ'), keep: true },
  )
  const rowsOf = <Row>(list: readonly Row[] | undefined) => (hasText ? (list ?? []) : [])
  const found: ResultGroup[] = [
    { kind: 'pages', items: pages },
    {
      kind: 'members',
      items: rowsOf(members.data?.list).map(({ userSeq, name, email }) => ({
        key: `member-${userSeq}`,
        name,
        detail: email,
        href: `/settings/members?q=${encodeURIComponent(email)}`,
      })),
    },
    {
      kind: 'orders',
      items: rowsOf(sales.data?.list).map(({ orderNo, title, ordererName }) => ({
        key: `order-${orderNo}`,
        name: title,
        detail: `${ordererName} · ${orderNo}`,
        href: `/settings/sales?order=${encodeURIComponent(orderNo)}`,
      })),
    },
    {
      kind: 'classes',
      items: rowsOf(courses.data?.list).map((course) => ({
        key: `class-${course.courseSeq}`,
        name: course.title,
        detail: null,
        href: settingsOf(course),
      })),
    },
  ]
  const isSearching = q !== text.trim() || members.isFetching || sales.isFetching || courses.isFetching
  return { found: found.filter(({ items }) => items.length > 0), isSearching }
}

function usePages(text: string): SearchResult[] {
  const translate = useTranslations()
  const maySee = useMaySee()
  const named = allPages.filter(maySee).map((page) => ({
    page,
    names: [translate(page.label), page.label.ko, page.label.en, page.label.jp],
  }))
  return matchingPages(named, text)
    .slice(0, MAX_PAGES)
    .map(({ page: { path, opensNew }, names: [name = ''] }) => ({
      key: path,
      name,
      detail: null,
      href: path,
      ...(opensNew && { opensNew }),
    }))
}
