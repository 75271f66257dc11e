import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { firstSegments } from 'contract/values/first-segments'
import { routesOfPlatform, routesOfSites } from './routes.tsx'

const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => (path ? [path] : pathsOf(children)))

test('the first segment of any route cannot become a service alias', () => {
  const first = [...pathsOf(routesOfSites), ...pathsOf(routesOfPlatform)].map(
    (path) => path.replace(/^:serviceAlias\?\//, '').split('/')[0] ?? '',
  )
  const fixed = [...new Set(first)].filter((segment) => /^[a-z][a-z0-9-_]*$/.test(segment))
  expect(fixed.filter((segment) => !firstSegments.includes(segment))).toEqual([])
})

const nameOf = (path: string) => matchRoutes(routesOfSites, path)?.at(-1)?.route.id

test('the classroom is the route classes-classroom, under a service alias too', () => {
  expect(nameOf('/classes/3/classroom/7')).toBe('classes-classroom')
  expect(nameOf('/classes/3/classroom/first')).toBe('classes-classroom')
  expect(nameOf('/academy/classes/3/classroom/7')).toBe('classes-classroom')
  expect(nameOf('/classes/3')).toBeUndefined()
})
