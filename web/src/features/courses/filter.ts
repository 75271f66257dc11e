import { CourseFilter } from 'contract/courses'
import type { z } from 'zod'

export type Filter = z.output<typeof CourseFilter>
export type FilterKey = 'q' | 'channelCategorySeq' | 'fare' | 'kind' | 'sort' | 'page'

/** What the address says about the list; what makes no sense there is left out. */
export function filterFrom(params: URLSearchParams): Filter {
  const given: Record<string, string> = {}
  for (const [key, value] of params) if (value !== '' && key in CourseFilter.shape) given[key] = value
  const read = CourseFilter.safeParse(given)
  return read.success ? read.data : CourseFilter.parse({})
}

/** Whether less than everything is asked for. */
export const isFiltered = ({ q, channelCategorySeq, fare, kind }: Filter) =>
  Boolean(q ?? channelCategorySeq ?? fare ?? kind)

/** The list with one condition changed; it begins at its first page again. */
export function listPath(params: URLSearchParams, key: FilterKey, value: string | null) {
  const next = new URLSearchParams(params)
  if (value === null || value === '') next.delete(key)
  else next.set(key, value)
  if (key !== 'page') next.delete('page')
  const query = next.toString()
  return query ? `/classes?${query}` : '/classes'
}
