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

/** The address with one part changed; a new condition begins at the first page again. */
export function withPart(params: URLSearchParams, key: FilterKey, value: string | null) {
  const next = new URLSearchParams(params)
  if (value === null || value === '') next.delete(key)
  else next.set(key, value)
  if (key !== 'page') next.delete('page')
  return next
}
