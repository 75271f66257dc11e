import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { listMembers } from 'contract/people/members/api'
import * as api from 'contract/people/members/invitations.api'
import { downloadMemberUpload, listMemberUploads } from 'contract/people/members/uploads.api'
import { MembersPage } from '../../../routes/MembersPage.tsx'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'

afterEach(() => vi.unstubAllGlobals())

const session = aManager('SITE_MEMBER_READ', 'SITE_MEMBER_CREATE')
const xlsx = (name = 'list.xlsx') => new File(['PK'], name)
const row = (rowNo: number, name: string, fault: 'MEMBER' | null = null) => ({
  rowNo,
  name,
  email: `${name}@example.com`,
  phone: '',
  fault,
})

async function anUpload(rows: ReturnType<typeof row>[]) {
  const view = renderSite(<MembersPage />, { session })
  view.answers(listMembers, { list: [], total: 0 })
  view.answers(api.listMemberInvitations, { list: [], total: 0 })
  view.answers(listMemberUploads, { list: [], total: 0 })
  view.answers(api.checkMemberUpload, { memberUploadSeq: aSeq('member upload'), rows })
  await view.user.click(await screen.findByRole('button', { name: '엑셀로 초대' }))
  const dialog = screen.getByRole('dialog', { name: '엑셀로 회원을 초대해요' })
  return {
    ...view,
    dialog,
    choose: (file: File) => view.user.upload(within(dialog).getByLabelText(/엑셀 파일/), file),
  }
}

test('staff see each row and its fault, confirm consent, and read the result of each', async () => {
  const { user, answers, requests, dialog, choose } = await anUpload([
    row(2, '하나'),
    row(3, '미나', 'MEMBER'),
    row(4, '두리'),
  ])
  await choose(xlsx())
  expect(await within(dialog).findByText('3행을 읽었어요. 2행을 진행할 수 있어요.')).toBeVisible()
  expect(within(dialog).getByText('이미 회원')).toBeVisible()
  const send = within(dialog).getByRole('button', { name: '2명에게 초대 메일 보내기' })
  expect(send).toBeDisabled()
  await user.click(within(dialog).getByRole('checkbox', { name: /동의를 받았어요/ }))
  answers(api.inviteNewMembers, {
    results: [
      { rowNo: 2, outcome: 'DONE', message: null },
      { rowNo: 4, outcome: 'FAILED', message: '세 번 초대했습니다.' },
    ],
  })
  await user.click(send)

  expect(await within(dialog).findByText('1행을 마쳤어요')).toBeVisible()
  expect(within(dialog).getByText('세 번 초대했습니다.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '결과 엑셀로 받기' })).toBeEnabled()
  const call = requests.find(({ name }) => name === nameOf(api.inviteNewMembers))?.call
  expect(call).toMatchObject({ body: { hasConsent: true, rows: [{ rowNo: 2 }, { rowNo: 4 }] } })
})

test('a file of another kind, or one without a good row, goes no further', async () => {
  const { dialog, choose, requests, user } = await anUpload([row(2, '미나', 'MEMBER')])
  await choose(xlsx('list.XLSX'))
  expect(await within(dialog).findByText('진행할 수 있는 행이 없어요.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '0명에게 초대 메일 보내기' })).toBeDisabled()
  await user.click(within(dialog).getByRole('button', { name: '다른 파일 올리기' }))
  const checks = () => requests.filter(({ name }) => name === nameOf(api.checkMemberUpload)).length
  const before = checks()
  await choose(new File(['x'.repeat(700 * 1024 + 1)], 'large.xlsx'))
  expect(await within(dialog).findByText(/나누어 올려 주세요/)).toBeVisible()
  expect(checks()).toBe(before)
})

test('after a failure the rest goes on where it stopped', async () => {
  const rows = Array.from({ length: 150 }, (_, at) => row(at + 2, `p${at}`))
  const { user, answers, refuses, requests, dialog, choose } = await anUpload(rows)
  await choose(xlsx())
  await user.click(await within(dialog).findByRole('checkbox', { name: /동의를 받았어요/ }))
  const done = (from: number, to: number) =>
    rows.slice(from, to).map(({ rowNo }) => ({ rowNo, outcome: 'DONE' as const, message: null }))
  answers(api.inviteNewMembers, { results: done(0, 100) })
  refuses(api.inviteNewMembers, 'INVITATIONS_FULL')
  await user.click(within(dialog).getByRole('button', { name: /150명에게/ }))
  expect(await within(dialog).findByText('150행 중 100행까지 마쳤어요')).toBeVisible()

  answers(api.inviteNewMembers, { results: done(100, 150) })
  await user.click(within(dialog).getByRole('button', { name: '이어서 진행하기' }))
  expect(await within(dialog).findByText('150행을 마쳤어요')).toBeVisible()
  const last = requests.findLast(({ name }) => name === nameOf(api.inviteNewMembers))?.call
  expect(last).toMatchObject({ body: { rows: { length: 50 } } })
})

test('staff see who was invited and take an invitation back', async () => {
  const { user, answers, requests } = renderSite(<MembersPage />, { session })
  answers(listMembers, { list: [], total: 0 })
  const one = {
    memberInvitationSeq: aSeq('member invitation'),
    email: 'hana@example.com',
    name: '하나',
    phone: null,
    invitedBy: '한유진',
    invitedAt: '2026-11-20T03:00:00Z',
  }
  answers(api.listMemberInvitations, { list: [one], total: 1 })
  await user.click(await screen.findByRole('button', { name: '초대됨 1명' }))
  expect(await screen.findByText('hana@example.com')).toBeVisible()
  answers(api.withdrawMemberInvitation, null)
  answers(api.listMemberInvitations, { list: [], total: 0 })
  await user.click(screen.getByRole('button', { name: '하나 님 초대 취소' }))
  await waitFor(() => expect(screen.queryByText('hana@example.com')).toBeNull())
  expect(requests.map(({ name }) => name)).toContain(nameOf(api.withdrawMemberInvitation))
})

test('staff see earlier files with what became of their rows, and download the result', async () => {
  const { user, answers, requests } = renderSite(<MembersPage />, { session })
  answers(listMembers, { list: [], total: 0 })
  answers(api.listMemberInvitations, { list: [], total: 0 })
  const counts = { rowCount: 5, doneCount: 1, skippedCount: 2, failedCount: 1, openCount: 1 }
  const memberUploadSeq = aSeq('member upload')
  const one = { memberUploadSeq, uploadedBy: '한유진', uploadedAt: '2026-11-20T03:00:00Z', ...counts }
  answers(listMemberUploads, { list: [one], total: 1 })
  await user.click(await screen.findByRole('button', { name: '초대 기록' }))
  const dialog = within(screen.getByRole('dialog', { name: '엑셀로 초대한 기록' }))
  expect(dialog.getByRole('row', { name: /한유진.*5.*1.*2.*1.*1/ })).toBeVisible()
  answers(downloadMemberUpload, { url: '/files/spreadsheets/1/sealed' })
  await user.click(dialog.getByRole('button', { name: /결과 내려받기/ }))
  expect(requests.find(({ name }) => name === nameOf(downloadMemberUpload))?.call).toMatchObject({
    params: { memberUploadSeq },
  })
})
