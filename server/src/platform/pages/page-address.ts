/** What may stand in an address and change what a page shows, shared by all who ask for the same. */
const SHARED = [
  'channelSeq',
  'lang',
  'page',
  'size',
  'q',
  'channelCategorySeq',
  'fare',
  'kind',
  'sort',
  'shelf',
  'tabIndex',
]
/** What advertisers and measuring tools hang on: no page reads it. */
const IGNORED = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|n_\w+|NaPm|k_\w+|_ga)$/

export interface PageAddress {
  /** Path and query as the page is drawn. */
  url: string
  /** The same for all who ask for the same page; null where the address carries something of one person. */
  shared: string | null
}

/** Reads an address: a page with a code, a name or anything unknown in it is drawn for one person and never kept. */
export function pageAddress({ pathname, searchParams }: URL): PageAddress {
  const parameters = new URLSearchParams([...searchParams].filter(([name]) => !IGNORED.test(name)))
  const isShared = [...parameters.keys()].every((name) => SHARED.includes(name))
  const search = parameters.size > 0 ? `?${parameters.toString()}` : ''
  if (!isShared) return { url: pathname + search, shared: null }
  parameters.sort()
  return { url: pathname + search, shared: `${pathname}?${parameters.toString()}` }
}
