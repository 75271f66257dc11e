import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import * as api from 'contract/workflows/feature-switches/api'
import { SwitchedOffNote } from '../../../platform/management/SwitchedOffNote.tsx'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { FeatureSwitchesScreen } from './FeatureSwitchesScreen.tsx'
import { SiteSwitches } from './SiteSwitches.tsx'

const callOf = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.findLast(({ name }) => name === nameOf(endpoint))?.call

test('the operator switches a feature off for all sites, with a reason, and reads who did', async () => {
  const path = '/admin/features'
  const { answers, user, requests } = renderSite(<FeatureSwitchesScreen />, { path, isPlatform: true })
  answers(api.listFeatureSwitches, { list: [{ feature: 'MEMBERSHIPS', isOn: true }] })
  answers(api.listSwitchChanges, { list: [], total: 0 })
  expect(await screen.findByText('아직 바꾼 적이 없어요')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '멤버십 가입 끄기' }))
  await user.type(screen.getByRole('textbox', { name: /이유/ }), '점검')
  answers(api.switchFeature, null)
  answers(api.listFeatureSwitches, { list: [{ feature: 'MEMBERSHIPS', isOn: false }] })
  const change = {
    featureSwitchChangeSeq: aSeq('feature-switch-change'),
    feature: 'MEMBERSHIPS' as const,
    site: null,
    isOn: false,
    reason: '점검',
    changedAt: '2026-11-21T03:00:00Z',
    changedBy: '관리자',
  }
  answers(api.listSwitchChanges, { list: [change], total: 1 })
  await user.click(screen.getByRole('button', { name: '끄기' }))
  expect(await screen.findByText('관리자')).toBeVisible()
  expect(screen.getByRole('button', { name: '멤버십 가입 켜기' })).toBeVisible()
  expect(callOf(requests, api.switchFeature)).toMatchObject({
    body: { feature: 'MEMBERSHIPS', isOn: false, reason: '점검' },
  })
})

test('a site has a feature otherwise, and follows the platform again', async () => {
  const siteSeq = aSeq('channel')
  const path = `/admin/sites/${siteSeq}`
  const { answers, user, requests } = renderSite(<SiteSwitches siteSeq={siteSeq} />, {
    path,
    isPlatform: true,
  })
  answers(api.listSiteSwitches, { list: [{ feature: 'VIDEO_UPLOADS', own: false, isOn: false }] })
  expect(await screen.findByText('이 사이트만 꺼짐')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '영상 업로드 바꾸기' }))
  await user.type(screen.getByRole('textbox', { name: /이유/ }), '정리됐어요')
  expect(screen.getByRole('button', { name: '저장' })).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: '플랫폼 설정 따르기' }))
  answers(api.switchSiteFeature, null)
  answers(api.listSiteSwitches, { list: [{ feature: 'VIDEO_UPLOADS', own: null, isOn: true }] })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callOf(requests, api.switchSiteFeature)).toMatchObject({
    body: { feature: 'VIDEO_UPLOADS', isOn: null, reason: '정리됐어요' },
  })
})

test('a screen says what is off, and what goes on', () => {
  const channel = { switchedOff: ['MEMBERSHIPS' as const] }
  renderSite(
    <>
      <SwitchedOffNote feature="MEMBERSHIPS" />
      <SwitchedOffNote feature="VIDEO_UPLOADS" />
    </>,
    { path: '/settings/membership', channel },
  )
  expect(screen.getByText(/이미 가입한 회원은 그대로 이용하고 갱신돼요/)).toBeVisible()
  expect(screen.queryByText(/새 영상을 올릴 수 없어요/)).toBeNull()
})
