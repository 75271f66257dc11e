/** Query parameters that change a page and are not personal. */
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
  'embed',
]
/** Parameters of advertisers and analytics: no page reads them. */
const IGNORED = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|n_\w+|NaPm|k_\w+|_ga)$/

export interface PageAddress {
  /** Path and query for rendering. */
  url: string
  /** The cache key; null where the URL contains something personal. */
  shared: string | null
}

/** Parses a URL: a page with a code, a name or an unknown parameter is rendered for one person and never cached. */
export function pageAddress({ pathname, searchParams }: URL): PageAddress {
  const parameters = new URLSearchParams([...searchParams].filter(([name]) => !IGNORED.test(name)))
  const isShared = [...parameters.keys()].every((name) => SHARED.includes(name))
  const search = parameters.size > 0 ? `?${parameters.toString()}` : ''
  if (!isShared) return { url: pathname + search, shared: null }
  parameters.sort()
  return { url: pathname + search, shared: `${pathname}?${parameters.toString()}` }
}
