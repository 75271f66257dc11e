import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/growth/referrals/api'
import { aClass, aSetting } from '../../../testing/classes.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { InviteBox } from './InviteBox.tsx'
import { InviteScreen } from './InviteScreen.tsx'

const code = 'c0ffee'.repeat(3)
const mine = {
  inviteEventTitle: '둘이 함께',
  inviteEventInfo: '',
  refererCode: null,
  refererCodeUrl: null,
  openedCount: 0,
  enrolledCount: 0,
}
const link = { refererCode: code, refererCodeUrl: `http://demo.localhost:3000/invite/${code}` }
const inviting = aClass({ setting: aSetting({ inviteEventYn: 'Y' }) })

test('a learner creates a link, copies it and reads how many people used it', async () => {
  const { answers, user } = renderSite(<InviteBox course={inviting} />, { session: aMember() })
  answers(api.getMyInvite, mine)
  const make = await screen.findByRole('button', { name: '초대 링크 만들기' })
  expect(screen.getByText('둘이 함께')).toBeVisible()

  answers(api.makeMyInvite, { ...mine, ...link })
  answers(api.getMyInvite, { ...mine, ...link, openedCount: 3, enrolledCount: 1 })
  await user.click(make)
  expect(await screen.findByText('친구 3명이 들어왔고 1명이 함께해요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '초대 링크 복사' }))
  expect(await navigator.clipboard.readText()).toBe(link.refererCodeUrl)
})

function arrive() {
  return renderSite(<InviteScreen />, { path: `/invite/${code}`, route: '/invite/:refererCode' })
}
const courseSeq = aSeq('course')

test('an invitation link redirects to its class', async () => {
  const { answers, router, requests } = arrive()
  answers(api.openInvite, { courseSeq, serviceAlias: 'academy', outcome: 'COUNTED' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/academy/classes/${courseSeq}`))
  expect(requests).toHaveLength(1)
})

test("the learner's own link says so, then redirects", async () => {
  const { answers, router, user } = arrive()
  answers(api.openInvite, { courseSeq, serviceAlias: 'default', outcome: 'OWN' })
  expect(await screen.findByText(/내가 만든 초대 링크예요/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '확인' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/classes/${courseSeq}`))
})

test('an invalid link explains why, and links to the main page', async () => {
  const { refuses, router, user } = arrive()
  refuses(api.openInvite, 'INVITE_GONE')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '확인' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/main'))
})
