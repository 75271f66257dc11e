import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { snsProviders } from 'contract/values/sns-providers'
import { getSignInSettings, saveSignInSettings } from 'contract/people/sign-in/social.api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { SignInScreen } from './ProviderSettingsScreen.tsx'

function open({ isSet = false } = {}) {
  const view = renderSite(<SignInScreen />, { session: aManager('SITE_SUPPORT_UPDATE') })
  view.answers(getSignInSettings, {
    redirectUrl: 'http://demo.localhost:3000/authcallback',
    kakaoSyncYn: 'N',
    providers: snsProviders.map((snsTypeCd) => ({
      snsTypeCd,
      clientId: isSet && snsTypeCd === 'NAV' ? 'naver-id' : null,
      appId: null,
      hasSecret: isSet && snsTypeCd === 'NAV',
    })),
  })
  const sent = () => view.requests.find(({ name }) => name === nameOf(saveSignInSettings))?.call
  return { ...view, sent }
}

test('shows the address to register, and requires a secret for an id', async () => {
  const { user, answers, sent } = open()
  expect(await screen.findByLabelText('Redirect URI')).toHaveValue('http://demo.localhost:3000/authcallback')
  await user.type(screen.getByLabelText('Client ID'), 'naver-id')
  expect(screen.getByText('클라이언트 시크릿을 입력해 주세요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(sent()).toBeUndefined()

  const [, naver] = screen.getAllByLabelText(/^클라이언트 시크릿/)
  if (!naver) throw new Error('no field for the secret')
  await user.type(naver, 'naver-secret')
  answers(saveSignInSettings, null)
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(sent()).toBeDefined())
  expect(sent()).toMatchObject({
    body: {
      providers: expect.arrayContaining([
        { snsTypeCd: 'NAV', clientId: 'naver-id', appId: null, clientSecret: 'naver-secret' },
        { snsTypeCd: 'KAK', clientId: null, appId: null },
      ]),
    },
  })
})

test('a stored secret is not shown; another id requires its own', async () => {
  const { user } = open({ isSet: true })
  expect(await screen.findByText('시크릿이 저장되어 있어요. 바꾸려면 새로 입력해 주세요.')).toBeVisible()
  await user.type(screen.getByLabelText('Client ID'), '2')
  expect(screen.getByText('클라이언트 시크릿을 입력해 주세요')).toBeVisible()
  expect(screen.getByText(/키를 바꾸면 이 방법만 쓰던 회원은/)).toBeVisible()
})
