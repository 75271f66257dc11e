import type { Location } from 'react-router'

/**
 * Names the scroll position of a place: a new page begins at its top, going back finds the old position, and what
 * only changes the question of a page, such as a filter, leaves the reader where they are.
 */
export function scrollKeys() {
  const visits = new Map<string, string>()
  let last = { pathname: '', visit: '' }
  return ({ key, pathname, hash }: Location) => {
    // A link to a part of the page goes to that part.
    if (hash) return key
    const visit = visits.get(key) ?? (pathname === last.pathname ? last.visit : key)
    visits.set(key, visit)
    last = { pathname, visit }
    return visit
  }
}
