import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSwitchedOff } from 'contract/workflows/feature-switches/api'
import { aStranger } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { CreateSiteScreen } from './CreateSiteScreen.tsx'

function opened(path: string, mngCnt: number) {
  const stranger = aStranger()
  const session = { ...stranger, user: { ...stranger.user, mngCnt } }
  return renderSite(<CreateSiteScreen />, { path, route: '/create_site', session })
}

test('a user without a site opens their first one, of the kind in the address', () => {
  opened('/create_site?contentTypeCd=OFFLINE', 0)
  expect(screen.getByRole('radio', { name: /오프라인 클래스/ })).toBeChecked()
})

test('a user with a site is redirected to the list, which offers to open another', async () => {
  const { router, unmount } = opened('/create_site', 1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/create_site/list'))
  unmount()
  opened('/create_site?from_path=/create_site/list', 1)
  expect(screen.getByRole('button', { name: '사이트 열기' })).toBeVisible()
})

test.each(['LIVE', 'CHALLENGE'])('the first offering may be %s', (kind) => {
  opened(`/create_site?contentTypeCd=${kind}`, 0)
  expect(screen.getByRole('radio', { checked: true, name: /라이브|챌린지/ })).toHaveAttribute('value', kind)
})

test('while nobody may open a site, the page says so instead of the form', async () => {
  const { answers } = opened('/create_site', 0)
  answers(getSwitchedOff, { list: ['SITE_OPENING'] })
  expect(await screen.findByText('지금은 새 사이트를 만들 수 없어요')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
