import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/teaching/courses/settings.api'
import * as settingsSchemasApi from 'contract/teaching/courses/settings.schemas'
import { addEntryCode, listEntryCodes, recordEntry } from 'contract/growth/entry-links/api'
import { nameOf } from 'contract/http/endpoint'
import { listInviters, listInvites } from 'contract/growth/referrals/api'
import { permissionsOf } from 'contract/http/permissions'
import { partsOfMore } from '../../../../../routes/ClassMorePage.tsx'
import { aSetting, someSettings } from '../../../../../testing/classes.ts'
import { aMember } from '../../../../../testing/people.ts'
import { renderSite } from '../../../../../testing/render-site.tsx'
import { aSeq } from '../../../../../testing/things.ts'
import { EntryScreen } from '../../../../growth/entry-links/EntryLinkScreen.tsx'
import { moved } from '../../../../../ui/MoveButtons.tsx'
import { newField } from './more.ts'
import { MoreForm } from './MoreScreen.tsx'

const owner = { ...aMember('하루'), userTypeCd: 'OWN' as const, roles: permissionsOf('OWN') }
const venue = { text: '장소', key: 'field1' }

function open(overrides: Partial<settingsSchemasApi.CourseSetting> = {}) {
  const site = renderSite(
    <MoreForm settings={someSettings()} setting={aSetting(overrides)} parts={partsOfMore} />,
    {
      session: owner,
    },
  )
  const sent = (endpoint: Parameters<typeof nameOf>[0]) =>
    site.requests.find(({ name }) => name === nameOf(endpoint))?.call
  return { ...site, sent }
}

test('a switch takes effect immediately, and is reverted when the server refuses', async () => {
  const { user, answers, refuses, sent } = open()
  answers(api.saveEtc, null)
  await user.click(screen.getByRole('switch', { name: /^후기 보이기/ }))
  await waitFor(() => expect(sent(api.saveEtc)).toMatchObject({ body: { courseReviewShowYn: 'N' } }))

  const tutor = screen.getByRole('switch', { name: /이름 보이기/ })
  refuses(api.saveEtc, 'CLASS_NOT_FOUND')
  await user.click(tutor)
  await waitFor(() => expect(tutor).toBeChecked())
})

test('a banner without a text is not saved; with one it is, without any other setting', async () => {
  const { user, answers, sent } = open()
  await user.click(screen.getByRole('checkbox', { name: '배너 띄우기' }))
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(screen.getAllByText('배너에 보일 문구를 적어 주세요').length).toBeGreaterThan(0)
  expect(sent(api.saveFloatingCta)).toBeUndefined()

  await user.type(screen.getByRole('textbox', { name: '배너 문구' }), '오늘까지만')
  answers(api.saveFloatingCta, null)
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(sent(api.saveFloatingCta)).toBeDefined())
  expect(sent(api.saveFloatingCta)).toMatchObject({ body: { courseFloatingLabel: '오늘까지만' } })
  expect([sent(api.saveEtc), sent(api.saveCustomEvent)]).toEqual([undefined, undefined])
})

test('staff add details, which are validated by type and saved in order', async () => {
  const { user, answers, sent } = open({
    cstmEventFields: { [venue.key]: { title: venue.text, type: 'text' } },
    cstmEventData: { [venue.key]: '성수동' },
  })
  await user.click(screen.getByRole('button', { name: '항목 추가' }))
  await user.type(screen.getAllByRole('textbox', { name: '이름' })[1] ?? document.body, '지도')
  await user.selectOptions(screen.getAllByRole('combobox', { name: '종류' })[1] ?? document.body, '링크')
  const link = screen.getAllByRole('textbox', { name: '내용' })[1] ?? document.body
  await user.type(link, 'example.com')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(link).toBeInvalid()

  await user.clear(link)
  await user.type(link, 'https://example.com')
  await user.click(screen.getByRole('button', { name: '지도 위로' }))
  answers(api.saveCustomEvent, null)
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(sent(api.saveCustomEvent)).toBeDefined())
  expect(JSON.stringify(sent(api.saveCustomEvent))).toMatch(/field2.*지도.*field1.*장소/)
})

test('a new detail gets an unused key; it cannot be moved past either end', () => {
  const field = { key: 'field7', title: 'a', type: 'text', value: '' } as const
  expect(newField([field]).key).toBe('field8')
  const two = [field, { ...field, key: 'b' }]
  expect(moved(two, 0, 1).map(({ key }) => key)).toEqual(['b', 'field7'])
})

test('learners invite friends once staff switch it on; the texts are sent on saving', async () => {
  const { user, unmount } = open()
  expect(screen.queryByRole('textbox', { name: '초대 문구' })).toBeNull()
  unmount()
  const on = open({ inviteEventYn: 'Y' })
  await user.type(screen.getByRole('textbox', { name: '초대 문구' }), '둘이 함께')
  on.answers(api.saveEtc, null)
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(on.sent(api.saveEtc)).toMatchObject({ body: { inviteEventTitle: '둘이 함께' } }))
})

test('staff see who invited which person, and who enrolled', async () => {
  const { user, answers } = open()
  answers(listInvites, {
    list: [
      {
        userSeq: aSeq('user'),
        name: null,
        inviterUserSeq: aSeq('user'),
        inviterName: '미나',
        openedAt: '2026-11-20T03:00:00Z',
        enrolledAt: null,
      },
    ],
    total: 1,
    enrolledTotal: 0,
  })
  await user.click(screen.getByRole('button', { name: '초대 현황 보기' }))
  expect(await screen.findByText('아직 회원이 아니에요')).toBeVisible()
  expect(screen.getByText('미나')).toBeVisible()
  answers(listInviters, {
    list: [{ userSeq: aSeq('user'), name: '미나', openedCount: 1, enrolledCount: 0 }],
    total: 1,
  })
  await user.click(screen.getByRole('tab', { name: '초대한 사람별' }))
  expect(await screen.findByText('0명')).toBeVisible()
})

test('a promotion link accepts only valid characters, and is shown with its count', async () => {
  const { user, answers, sent } = open()
  const add = screen.getByRole('button', { name: '주소 만들기' })
  await user.type(screen.getByRole('textbox', { name: '어디에 쓰나요' }), '봄 뉴스레터')
  const code = screen.getByRole('textbox', { name: '주소 끝부분' })
  await user.type(code, '봄')
  expect(code).toBeInvalid()
  expect(add).toBeDisabled()
  await user.clear(code)
  await user.type(code, 'spring')
  answers(addEntryCode, null)
  const spring = {
    eventCode: 'spring',
    label: '봄 뉴스레터',
    hits: 3,
    enrolledCount: 2,
    sold: [{ currency: 'KRW' as const, amount: 60_000 }],
    createdAt: '2026-11-21T03:00:00Z',
  }
  answers(listEntryCodes, { list: [spring] })
  await user.click(add)
  expect(await screen.findByText('방문 3번 · 신청 2명 · 60,000원')).toBeVisible()
  expect(screen.getByText(/\/in\/\d+\/spring$/)).toBeVisible()
  expect(sent(addEntryCode)).toMatchObject({ body: { eventCode: 'spring', label: '봄 뉴스레터' } })
})

function come() {
  const site = renderSite(<EntryScreen />, {
    path: '/in/7/spring?utm_source=mail',
    route: '/in/:courseSeq/:eventCode',
  })
  site.answers(recordEntry, null)
  return site
}

test('a promotion link counts its visitor once and redirects to the class', async () => {
  sessionStorage.clear()
  const first = come()
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/classes/7'))
  expect(first.router.state.location.search).toBe('?utm_source=mail&eventCode=spring')
  expect(first.requests).toMatchObject([{ name: nameOf(recordEntry), call: { body: { isAgain: false } } }])
  first.unmount()

  // A second visit moves the attribution and counts nothing.
  const second = come()
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/classes/7'))
  expect(second.requests.map(({ call }) => call)).toMatchObject([{ body: { isAgain: true } }])
})
