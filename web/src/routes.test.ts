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
})

test.each([
  ['/settings/dashboard', 'settings-dashboard'],
  ['/login', 'login'],
  ['/createaccount', 'join'],
  ['/coupon', 'user_coupon'],
  ['/classes/3', 'classes-view'],
  ['/academy/classes/3', 'classes-view'],
  ['/packages/3/payment', 'packages-payment'],
  ['/classes/3/payment', 'classes-payment'],
  ['/academy/classes/3/payment', 'classes-payment'],
])('%s is the route %s', (path, name) => {
  expect(nameOf(path)).toBe(name)
})

test.each([
  ['a site', routesOfSites],
  ['the platform', routesOfPlatform],
])('%s has sign-in and password reset, whatever the case of the address', (_, routes) => {
  const pathOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path
  expect(['/login', '/resetpassword/x', '/resetPassword/x', '/authcallback'].map(pathOf)).toEqual([
    'login',
    'resetpassword/:code',
    'resetpassword/:code',
    'authcallback',
  ])
})

const idsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ id, children = [] }) => [...(id === undefined ? [] : [id]), ...idsOf(children)])

test.each([
  ['sites', routesOfSites],
  ['the platform', routesOfPlatform],
])('no two routes of %s have one name', (_, routes) => {
  const ids = idsOf(routes)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('an address that looks like the link of a coupon is no service alias', () => {
  expect(matchRoutes(routesOfSites, '/coupons')?.at(-1)?.route.path).toBe('coupons')
})

test.each<[string, string, RouteObject[]?]>([
  ['/settlementManage', '/settlement', routesOfPlatform],
  ['/settings/payment?q=mina', '/settings/sales?q=mina'],
  ['/settlementManage', '/settlement'],
  ['/settings/homepage?lang=en', '/settings/configuration?lang=en#banner'],
  ['/settings/footer', '/settings/configuration#footer'],
])('%s leads to %s', (path, target, routes = routesOfSites) => {
  const loader = matchRoutes(routes, path.split('?')[0] ?? '')?.at(-1)?.route.loader
  if (typeof loader !== 'function') throw new Error('no loader')
  const request = new Request(`http://demo.localhost:3000${path}`)
  const answer = catching(() => loader({ request, params: {}, context: {} } as Parameters<typeof loader>[0]))
  expect(answer).toMatchObject({ status: 301 })
  expect(answer.headers.get('location')).toBe(target)
})

test('who agreed to something for live lessons at a provider does not sign in with it', () => {
  const loader = matchRoutes(routesOfSites, '/authcallback')?.at(-2)?.route.loader
  if (typeof loader !== 'function') throw new Error('no loader')
  const open = (path: string) => {
    const request = new Request(`http://demo.localhost:3000${path}`)
    return () => loader({ request, params: {}, context: {} } as Parameters<typeof loader>[0])
  }
  const answer = catching(open('/authcallback?state=live-google.x&code=4%2Fabc'))
  expect(answer.headers.get('location')).toBe('/settings/live/google?state=live-google.x&code=4%2Fabc')
  expect(open('/authcallback?state=x&code=y')()).toBeNull()
})
function catching(work: () => unknown): Response {
  try {
    work()
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
  throw new Error('nothing was thrown')
}
