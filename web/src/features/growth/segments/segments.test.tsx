import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/growth/segments/api'
import { nameOf } from 'contract/http/endpoint'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { SegmentCreateScreen, SegmentEditScreen } from './SegmentFormScreen.tsx'
import { SegmentListScreen } from './SegmentListScreen.tsx'
import { SegmentScreen } from './SegmentScreen.tsx'
import type { Segment, SegmentMember } from './segments.api.ts'

const segmentSeq = aSeq('segment')
const segment = (overrides: Partial<Segment> = {}): Segment => ({
  segmentSeq,
  name: '우수 회원',
  kind: 'MANUAL',
  memberCount: 12,
  createdAt: '2026-11-20T00:00:00Z',
  updatedAt: '2026-11-26T00:00:00Z',
  ...overrides,
})
const mina: SegmentMember = {
  userSeq: aSeq('user'),
  name: '미나',
  email: 'mina@example.com',
  joinedAt: '2026-11-20T03:00:00Z',
}
const jun: SegmentMember = { ...mina, userSeq: aSeq('user'), name: '준', email: 'jun@example.com' }
const session = aManager('SITE_USER_READ', 'SITE_USER_UPDATE')
const home = '/settings/members/segment'
const noClasses = { list: [], total: 0 } as never

test('the list says how each segment is filled and how many members it holds', async () => {
  const { answers } = renderSite(<SegmentListScreen />, { session, path: home })
  answers(api.listSegments, {
    list: [
      segment(),
      segment({ segmentSeq: aSeq('segment'), name: '새 회원', kind: 'RULE', memberCount: 1200 }),
    ],
    total: 2,
  })
  const row = within((await screen.findByRole('link', { name: '새 회원' })).closest('tr') as HTMLElement)
  expect(row.getByText('조건')).toBeVisible()
  expect(row.getByText('1,200')).toBeVisible()
  expect(screen.getByText('직접 선택')).toBeVisible()
})

test('without a segment one is led to the first; who may only look is not', async () => {
  const { answers, unmount } = renderSite(<SegmentListScreen />, { session, path: home })
  answers(api.listSegments, { list: [], total: 0 })
  expect(await screen.findByText('아직 회원 그룹이 없어요')).toBeVisible()
  expect(screen.getByRole('link', { name: '그룹 만들기' })).toHaveAttribute('href', `${home}/create`)
  unmount()
  const again = renderSite(<SegmentListScreen />, { session: aManager('SITE_USER_READ'), path: home })
  again.answers(api.listSegments, { list: [], total: 0 })
  expect(await screen.findByText('아직 회원 그룹이 없어요')).toBeVisible()
  expect(screen.queryByRole('link', { name: '그룹 만들기' })).toBeNull()
})

test('a page behind the last one leads back to the last', async () => {
  const { answers, router } = renderSite(<SegmentListScreen />, { session, path: `${home}?page=3` })
  answers(api.listSegments, { list: [], total: 2 })
  answers(api.listSegments, { list: [segment()], total: 2 })
  expect(await screen.findByRole('link', { name: '우수 회원' })).toBeVisible()
  expect(router.state.location.search).toBe('?page=1')
})

test('deleting is confirmed, and a refusal is read in the dialog', async () => {
  const { answers, refuses, user } = renderSite(<SegmentListScreen />, { session, path: home })
  answers(api.listSegments, { list: [segment()], total: 1 })
  await user.click(await screen.findByRole('button', { name: '우수 회원 관리' }))
  await user.click(await screen.findByRole('menuitem', { name: '삭제' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '회원 그룹을 삭제할까요?' }))
  refuses(api.deleteSegment, 'NOT_FOUND')
  await user.click(dialog.getByRole('button', { name: '삭제' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  answers(api.deleteSegment, null)
  answers(api.listSegments, { list: [], total: 0 })
  await user.click(dialog.getByRole('button', { name: '삭제' }))
  expect(await screen.findByText('아직 회원 그룹이 없어요')).toBeVisible()
})

test('a segment by rule is counted while it is built, and saved with its conditions', async () => {
  const { answers, user, requests, router } = renderSite(<SegmentCreateScreen />, {
    session,
    path: `${home}/create`,
  })
  expect(await screen.findByText('조건을 추가하면 몇 명인지 바로 알려 드려요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(screen.getAllByText('그룹 이름을 입력해 주세요.')[0]).toBeVisible()
  await user.type(screen.getByLabelText('그룹 이름'), '새 회원')
  expect(screen.getByRole('alert')).toHaveTextContent('조건을 하나 이상 추가해 주세요.')
  answers(api.countSegmentAudience, { members: 12, reachable: 11, consenting: 8, withPhone: 5, adPhones: 4 })
  await user.click(screen.getByRole('button', { name: '가입한 날' }))
  expect(await screen.findByText(/회원은 12명이에요. 이 중 메일 주소가 있는 회원은 11명/)).toBeVisible()
  answers(api.createSegment, { segmentSeq })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${home}/${segmentSeq}`))
  expect(requests.find(({ name }) => name === nameOf(api.createSegment))?.call).toMatchObject({
    body: {
      kind: 'RULE',
      name: '새 회원',
      audience: { conditions: [{ kind: 'JOINED', relation: 'WITHIN', days: 30 }] },
    },
  })
})

test('a name that is taken is said above the form', async () => {
  const { refuses, user } = renderSite(<SegmentCreateScreen />, { session, path: `${home}/create` })
  await user.type(await screen.findByLabelText('그룹 이름'), '우수 회원')
  await user.click(screen.getByRole('radio', { name: /직접 고르기/ }))
  expect(screen.queryByText(/조건을 추가하면/)).toBeNull()
  refuses(api.createSegment, 'SEGMENT_NAME_TAKEN')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByRole('alert')).toBeVisible()
})

const onPage = (path = `${home}/${segmentSeq}`) =>
  renderSite(<SegmentScreen />, { session, route: `${home}/:segmentSeq`, path })

test('members are found, ticked over several searches, and added', async () => {
  const { answers, user, requests } = onPage()
  answers(api.getSegment, { ...segment({ memberCount: 0 }), audience: null })
  answers(api.listSegmentMembers, { list: [], total: 0 })
  expect(await screen.findByText('아직 넣은 회원이 없어요')).toBeVisible()
  answers(api.findSegmentCandidates, { list: [mina], page: 1, isLast: true })
  await user.click(screen.getByRole('button', { name: '회원 추가' }))
  const dialog = within(await screen.findByRole('dialog', { name: '회원 추가' }))
  await user.click(await dialog.findByRole('checkbox', { name: '미나' }))
  answers(api.findSegmentCandidates, { list: [jun], page: 1, isLast: true })
  await user.type(dialog.getByRole('searchbox'), '준{Enter}')
  await user.click(await dialog.findByRole('checkbox', { name: '준' }))
  expect(dialog.getByText('선택한 회원: 미나, 준')).toBeVisible()
  answers(api.addSegmentMembers, { added: 2 })
  answers(api.listSegmentMembers, { list: [mina, jun], total: 2 })
  await user.click(dialog.getByRole('button', { name: '2명 추가' }))
  expect(await screen.findByText('jun@example.com')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(api.addSegmentMembers))?.call).toMatchObject({
    body: { userSeqs: [mina.userSeq, jun.userSeq] },
  })
})

test('a member is taken out of a segment that is filled by hand', async () => {
  const { answers, user, requests } = onPage()
  answers(api.getSegment, { ...segment(), audience: null })
  answers(api.listSegmentMembers, { list: [mina], total: 1 })
  const button = await screen.findByRole('button', { name: '미나 님을 그룹에서 제외' })
  answers(api.removeSegmentMember, null)
  answers(api.listSegmentMembers, { list: [], total: 0 })
  await user.click(button)
  expect(await screen.findByText('아직 넣은 회원이 없어요')).toBeVisible()
  expect(requests.map(({ name }) => name)).toContain(nameOf(api.removeSegmentMember))
})

test('a segment by rule shows its conditions in words, and nobody is added by hand', async () => {
  const { answers } = onPage()
  answers(api.getSegment, {
    ...segment({ kind: 'RULE' }),
    audience: { conditions: [{ kind: 'PAID', relation: 'AT_LEAST', amount: 100_000 }] },
  })
  answers(listAdminCourses, noClasses)
  answers(api.listSegmentMembers, { list: [mina], total: 1 })
  expect(await screen.findByText('100,000원 이상 결제한 회원')).toBeVisible()
  expect(await screen.findByText('mina@example.com')).toBeVisible()
  expect(screen.queryByRole('button', { name: '회원 추가' })).toBeNull()
  expect(screen.queryByRole('button', { name: /제외/ })).toBeNull()
})

test('changing a segment keeps its kind', async () => {
  const { answers, user, requests } = renderSite(<SegmentEditScreen />, {
    session,
    route: `${home}/:segmentSeq/edit`,
    path: `${home}/${segmentSeq}/edit`,
  })
  answers(api.getSegment, { ...segment(), audience: null })
  expect(await screen.findByRole('radio', { name: /조건으로 정하기/ })).toBeDisabled()
  await user.type(screen.getByLabelText('그룹 이름'), ' 2')
  answers(api.modifySegment, null)
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.modifySegment))?.call).toMatchObject({
      body: { name: '우수 회원 2', audience: null },
    }),
  )
})
