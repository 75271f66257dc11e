import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getChannelAuth, getChannelUser } from 'contract/people/members/membership.api'
import { getSession, logout } from 'contract/people/sessions/api'
import { me } from 'contract/people/sign-in/api'
import { aStranger } from '../testing/people.ts'
import { renderSite } from '../testing/render-site.tsx'
import { Guarded, type Needs } from './Guarded.tsx'
import { forgetHttpSession, httpSession, keepHttpSession } from './http-session.ts'
import { tabFlags } from './tab-flags.ts'
import { setSessionUser, refreshSession, refreshUser, signOut, useSession } from './session.tsx'

afterEach(() => vi.useRealTimers())

const aUser = (name: string) => aStranger(name).user

function Who() {
  const { state, user, isChannelUser } = useSession()
  return <p>{`${state} ${user?.name ?? 'nobody'} ${isChannelUser ? 'member' : 'stranger'}`}</p>
}
type Site = ReturnType<typeof renderSite>
function isMember({ answers }: Site, roles: ('SITE_CONSOLE_READ' | 'SITE_SALES_READ')[] = []) {
  answers(getChannelUser, { isChannelUser: true })
  answers(getChannelAuth, { roles, userTypeCd: roles.length > 0 ? 'OWN' : null, classes: [] })
}
const isSaid = (site: Site, text: string) => expect(site.getByText(text)).toBeVisible()

test('the session is known once the server has responded', async () => {
  const site = renderSite(<Who />, { session: { state: 'loading' } })
  isSaid(site, 'loading nobody stranger')
  site.answers(getSession, { user: aUser('서윤') })
  isMember(site)
  await act(() => refreshSession(site.site))
  isSaid(site, 'signed-in 서윤 member')
})

test('a member stays a member if fetching the membership fails: the call is retried', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const site = renderSite(<Guarded needs="member">mine</Guarded>, {
    session: { state: 'loading' },
    path: '/here',
    route: '/here',
  })
  site.answers(getSession, { user: aUser('서윤') })
  site.refuses(getChannelUser, 'SOMETHING_BROKE')
  site.answers(getChannelAuth, { roles: [], userTypeCd: null, classes: [] })
  const asking = refreshSession(site.site)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(site.router.state.location.pathname).toBe('/here')
  expect(site.queryByText('mine')).toBeNull()

  isMember(site)
  await act(() => vi.advanceTimersByTimeAsync(600))
  await act(() => asking)
  isSaid(site, 'mine')
})

test('what the tab recorded about a person is gone once they signed out', async () => {
  const site = renderSite(<Who />, { session: aStranger('서윤') })
  const keys = Object.values(tabFlags)
  for (const key of keys) sessionStorage.setItem(key, '1')
  site.answers(logout, null)
  await act(() => signOut(site.site))
  expect(keys.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([])
})

test('an ended session makes the user a visitor and clears their cached data', async () => {
  const site = renderSite(<Who />)
  isMember(site)
  await act(() => setSessionUser(site.site, aUser('서윤')))
  site.site.queries.setQueryData(['orders'], ['a receipt'])
  site.answers(getSession, { user: null })
  await act(() => refreshSession(site.site))
  isSaid(site, 'visitor nobody stranger')
  expect(site.site.queries.getQueryData(['orders'])).toBeUndefined()
})

test('a response that arrives after a sign-in does not sign the user out', async () => {
  const site = renderSite(<Who />, { session: { state: 'loading' } })
  site.answers(getSession, { user: null })
  isMember(site)
  const slow = refreshSession(site.site)
  site.site.session.set({
    state: 'signed-in',
    user: aUser('서윤'),
    isChannelUser: true,
    userTypeCd: null,
    roles: [],
    classes: [],
  })
  await act(() => slow)
  isSaid(site, 'signed-in 서윤 member')
})

test('signing out clears the session, even if the call fails', async () => {
  const site = renderSite(<Who />)
  isMember(site)
  await act(() => setSessionUser(site.site, aUser('서윤')))
  site.answers(logout, null)
  await act(() => signOut(site.site))
  isSaid(site, 'visitor nobody stranger')
})

test.each<[string, Needs, string]>([
  ['for signed-in users', 'login', '/login?query=%7B%22next%22%3A%22%2Fhere%3Ftab%3D2%22%7D'],
  ['for staff', ['SITE_SALES_READ'], '/login?query=%7B%22next%22%3A%22%2Fhere%3Ftab%3D2%22%7D'],
])('a visitor of a screen %s is redirected to sign-in, with the way back', (_, needs, there) => {
  const { router, queryByText } = renderSite(<Guarded needs={needs}>secret</Guarded>, {
    path: '/here?tab=2',
    route: '/here',
  })
  expect(router.state.location.pathname + router.state.location.search).toBe(there)
  expect(queryByText('secret')).toBeNull()
})

test('redirects a user without the permission to the main page and says why', async () => {
  const site = renderSite(<Guarded needs={['SITE_SALES_READ']}>secret</Guarded>, {
    session: { state: 'loading' },
    path: '/here',
    route: '/here',
  })
  isMember(site, ['SITE_CONSOLE_READ'])
  await act(() => setSessionUser(site.site, aUser('서윤')))
  isSaid(site, '접근 권한이 없습니다.')
  expect(site.queryByText('secret')).toBeNull()
  await site.user.click(site.getByRole('button', { name: '확인' }))
  expect(site.router.state.location.pathname).toBe('/main')
})

test('a user with the permission enters', async () => {
  const site = renderSite(<Guarded needs={['SITE_SALES_READ']}>secret</Guarded>, {
    session: { state: 'loading' },
  })
  isMember(site, ['SITE_SALES_READ'])
  await act(() => setSessionUser(site.site, aUser('서윤')))
  isSaid(site, 'secret')
})

test('a session that cannot be fetched leaves no user and no data', async () => {
  const site = renderSite(<Who />)
  isMember(site)
  await act(() => setSessionUser(site.site, aUser('서윤')))
  keepHttpSession('one')
  expect(httpSession()).toBe('one')
  await act(() => refreshSession(site.site))
  isSaid(site, 'visitor nobody stranger')
  expect(httpSession()).toBeNull()
  forgetHttpSession()
})

test('navigation shows a name that was changed on another page', async () => {
  const site = renderSite(<Who />)
  isMember(site)
  await act(() => setSessionUser(site.site, aUser('서윤')))
  site.answers(me, { user: aUser('이서윤') })
  await act(() => refreshUser(site.site))
  isSaid(site, 'signed-in 이서윤 member')
})
