import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { blockMember, downloadMembers, listMembers, saveMemberMemos } from 'contract/people/members/api'
import { removeMember } from 'contract/workflows/member-removal/api'
import { getMember } from 'contract/views/member-profile/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { currentToasts } from '../../../ui/layers/toast.ts'
import type { Member } from './members.api.ts'
import { MembersPage } from '../../../routes/MembersPage.tsx'

const mina: Member = {
  userSeq: aSeq('user'),
  name: '미나',
  email: 'mina@example.com',
  phone: '01012345678',
  userTypeCd: null,
  masterVerifiedAt: null,
  status: 'ACTIVE',
  joinedAt: '2026-11-20T03:00:00Z',
  marketingAgreedAt: null,
  memo: null,
  level: null,
}
const session = aManager('SITE_MEMBER_READ', 'SITE_MEMBER_UPDATE')

test('a memo about a member is stored and shown in the list', async () => {
  const { answers, user, requests } = renderSite(<MembersPage />, { session })
  answers(listMembers, { list: [mina], total: 1 })
  await screen.findByText('mina@example.com')
  await user.click(screen.getByRole('button', { name: '미나 님 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '메모 쓰기' }))
  const dialog = screen.getByRole('dialog', { name: '미나 님 메모' })
  answers(saveMemberMemos, null)
  answers(listMembers, { list: [{ ...mina, memo: '무릎이 약해요' }], total: 1 })
  await user.type(within(dialog).getByLabelText(/메모/), '무릎이 약해요')
  await user.click(within(dialog).getByRole('button', { name: '저장' }))

  expect(await screen.findByText('무릎이 약해요')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests).toContainEqual(
    expect.objectContaining({
      call: expect.objectContaining({
        body: { members: [{ userSeq: mina.userSeq, memo: '무릎이 약해요' }] },
      }),
    }),
  )
})

test('shows a member with classes and orders, and explains blocking before staff confirm it', async () => {
  const { answers, user, requests } = renderSite(<MembersPage />, { session })
  answers(listMembers, { list: [mina], total: 1 })
  answers(getMember, {
    nightAgreedAt: '2026-11-22T03:00:00Z',
    consentChoices: [{ at: '2026-11-22T03:00:00Z', kind: 'NIGHT', isAgreed: true, way: 'ACCOUNT' }],
    ...mina,
    enrolments: [
      {
        attendSeq: aSeq('enrolment'),
        courseSeq: aSeq('course'),
        courseTitle: '저녁 요가',
        state: 'APPROVED',
        attendAt: null,
        validAt: null,
      },
    ],
    orders: [],
  })
  await screen.findByText('mina@example.com')
  await user.click(screen.getByRole('button', { name: '미나 님 자세히 보기' }))
  expect(await screen.findByRole('link', { name: '저녁 요가' })).toBeVisible()
  expect(screen.getByText('결제한 내역이 없어요.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: '차단하기' }))
  expect(screen.getByText(/다시 가입할 수도 없어요/)).toBeVisible()
  answers(blockMember, null)
  answers(listMembers, { list: [{ ...mina, status: 'BLOCKED' }], total: 1 })
  await user.click(screen.getByRole('button', { name: '차단하기' }))
  expect(await within(screen.getByRole('table')).findByText('차단')).toBeVisible()
  expect(requests.map(({ name }) => name)).toContain(nameOf(blockMember))
})

test('a member is removed after a question; staff read why somebody cannot be, and blocked members stay', async () => {
  const { answers, refuses, user, requests } = renderSite(<MembersPage />, {
    session: aManager('SITE_MEMBER_READ', 'SITE_MEMBER_DELETE'),
  })
  const jin: Member = { ...mina, userSeq: aSeq('user'), name: '진', status: 'BLOCKED' }
  answers(listMembers, { list: [mina, jin], total: 2 })
  await user.click(await screen.findByRole('button', { name: '진 님 더보기' }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['자세히 보기'])
  await user.keyboard('{Escape}')
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: '미나 님 더보기' }))
    await user.click(await screen.findByRole('menuitem', { name: '회원 내보내기' }))
    const question = within(screen.getByRole('alertdialog', { name: '미나 님을 회원에서 내보낼까요?' }))
    await user.click(question.getByRole('button', { name: '회원 내보내기' }))
  }
  refuses(removeMember, 'MEMBER_HAS_PAID')
  await remove()
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('MEMBER_HAS_PAID'))
  answers(removeMember, null)
  answers(listMembers, { list: [jin], total: 1 })
  await remove()
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('미나 님을 내보냈어요.'))
  await waitFor(() => expect(screen.queryByRole('button', { name: '미나 님 더보기' })).toBeNull())
  const { call } = requests.findLast(({ name }) => name === nameOf(removeMember)) ?? {}
  expect(call).toMatchObject({ params: { userSeq: mina.userSeq } })
})

test('keeps the filter in the address, and an empty result links back to all members', async () => {
  const { answers, user, router, requests } = renderSite(<MembersPage />, {
    session,
    path: '/settings/members?role=STUD&size=50',
  })
  answers(listMembers, { list: [], total: 0 })
  answers(listMembers, { list: [mina], total: 1 })
  await user.click(await screen.findByText('모두 보기'))
  expect(await screen.findByText('미나')).toBeVisible()
  expect(router.state.location.search).toBe('?size=50')
  const first = requests.find(({ name }) => name === nameOf(listMembers))?.call
  expect(first).toMatchObject({ query: { audienceCd: 'STUD', size: 50 } })
})

test('the list is downloaded as its filter shows it', async () => {
  const fetched: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fetched.push(this.pathname)
  })
  const { answers, user, requests } = renderSite(<MembersPage />, { session, path: '/settings/members?q=mi' })
  answers(listMembers, { list: [mina], total: 1 })
  await screen.findByText('mina@example.com')
  answers(downloadMembers, { url: '/files/spreadsheets/1/sealed' })
  await user.click(screen.getByRole('button', { name: '엑셀 내려받기' }))

  await waitFor(() => expect(fetched).toEqual(['/files/spreadsheets/1/sealed']))
  const call = requests.find(({ name }) => name === nameOf(downloadMembers))?.call
  expect(call).toMatchObject({ body: { audienceCd: 'ALL', q: 'mi' } })
})

test('an empty list cannot be downloaded', async () => {
  const { answers } = renderSite(<MembersPage />, { session })
  answers(listMembers, { list: [], total: 0 })
  expect(await screen.findByRole('button', { name: '엑셀 내려받기' })).toBeDisabled()
})
