import type { Location } from 'react-router'

/**
 * Returns the key of a page's scroll position: a new page starts at its top, going back restores the old position, and
 * a change of the query only, such as a filter, keeps the position. docs/rules.md R-1321.
 */
export function scrollKeys() {
  const visits = new Map<string, string>()
  let last = { pathname: '', visit: '' }
  return ({ key, pathname, hash }: Location) => {
    // A link with a fragment scrolls to its target.
    if (hash) return key
    const visit = visits.get(key) ?? (pathname === last.pathname ? last.visit : key)
    visits.set(key, visit)
    last = { pathname, visit }
    return visit
  }
}
