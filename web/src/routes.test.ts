import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { firstSegments } from 'contract/values/first-segments'
import { routesOfPlatform, routesOfSites } from './routes.tsx'

const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => (path ? [path] : pathsOf(children)))

test('what any address begins with cannot become a service alias', () => {
  const first = [...pathsOf(routesOfSites), ...pathsOf(routesOfPlatform)].map(
    (path) => path.replace(/^:serviceAlias\?\//, '').split('/')[0] ?? '',
  )
  const fixed = [...new Set(first)].filter((segment) => /^[a-z][a-z0-9-_]*$/.test(segment))
  expect(fixed.filter((segment) => !firstSegments.includes(segment))).toEqual([])
})
