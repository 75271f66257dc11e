import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  discardRound,
  listRounds,
  openRound,
  prepareRound,
  cancelRound,
} from 'contract/teaching/courses/rounds.api'
import type { Round } from 'contract/teaching/courses/rounds.schemas'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { RoundsPart } from './parts/RoundsPart.tsx'

const first: Round = {
  classSeq: aSeq('round'),
  partNumber: 1,
  startAt: '2026-12-01T01:00:00Z',
  endAt: null,
  payStartAt: null,
  payEndAt: null,
  payStartCd: '99',
  payEndCd: '99',
  settingPayTimeYn: 'N',
  userLimitTypeCd: '99',
  minUserCount: null,
  maxUserCount: 20,
  attendCount: 12,
  acceptCnt: 12,
  waitCnt: 3,
  state: 'OPENED',
  openAt: null,
  rowVersion: 1,
  isCurrent: true,
  canTakeBack: false,
}
const courseSeq = aSeq('course')
const open = ({ hasChanges = false, list = [first] } = {}) => {
  const site = renderSite(<RoundsPart courseSeq={courseSeq} hasChanges={hasChanges} />, {
    session: aMember(),
  })
  site.answers(listRounds, { list })
  return site
}

const second: Round = {
  ...first,
  classSeq: aSeq('round'),
  partNumber: 2,
  startAt: '2027-01-04T01:00:00Z',
  payEndAt: '2027-01-10T01:00:00Z',
  attendCount: 0,
  acceptCnt: 0,
  waitCnt: 0,
  state: 'DRAFT',
  rowVersion: 3,
  isCurrent: false,
}
const past: Round = { ...first, isCurrent: false }
const withBody = (body: object) => ({
  call: expect.objectContaining({ body: expect.objectContaining(body) }),
})

test('staff see the people of each round, and prepare the next one with the seats of the previous one', async () => {
  const { user, answers, requests } = open()
  expect(await screen.findByText('12/20명 · 대기 3명')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '다음 기수 준비하기' }))
  const dialog = screen.getByRole('dialog', { name: '2기 준비하기' })
  answers(prepareRound, { classSeq: second.classSeq, partNumber: 2, rowVersion: 1 })
  answers(listRounds, { list: [second, first] })
  await user.type(within(dialog).getByLabelText('시작'), '2027-01-04T10:00')
  await user.click(within(dialog).getByRole('button', { name: '저장' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests).toContainEqual(
    expect.objectContaining(
      withBody({
        startAt: '2027-01-04T01:00:00.000Z',
        userLimitTypeCd: '99',
        maxUserCount: 20,
        rowVersion: null,
      }),
    ),
  )
  expect(await screen.findByText('준비 중')).toBeVisible()
  expect(screen.queryByRole('button', { name: '다음 기수 준비하기' })).toBeNull()
})

test('staff edit a draft, and delete it after a confirmation', async () => {
  const { user, answers, requests } = open({ list: [second, first] })
  await user.click(await screen.findByRole('button', { name: '수정' }))
  const dialog = screen.getByRole('dialog', { name: '2기 준비하기' })
  expect(within(dialog).getByLabelText('시작')).toHaveValue('2027-01-04T10:00')
  answers(prepareRound, { classSeq: second.classSeq, partNumber: 2, rowVersion: 4 })
  await user.click(within(dialog).getByRole('button', { name: '저장' }))
  expect(requests).toContainEqual(expect.objectContaining(withBody({ rowVersion: 3 })))

  await user.click(screen.getByRole('button', { name: '삭제' }))
  answers(discardRound, null)
  answers(listRounds, { list: [first] })
  const question = screen.getByRole('alertdialog', { name: '준비 중인 2기를 삭제할까요?' })
  await user.click(within(question).getByRole('button', { name: '삭제' }))
  expect(await screen.findByRole('button', { name: '다음 기수 준비하기' })).toBeVisible()
})

test('opening explains the effect on the previous round, and shows the reason of a failure', async () => {
  const { user, answers, refusesFields } = open({ list: [second, first] })
  await user.click(await screen.findByRole('button', { name: '모집 열기' }))
  const question = screen.getByRole('alertdialog', { name: '2기 모집을 열까요?' })
  expect(within(question).getByText(/1기의 신청은 더 받지 않고/)).toBeVisible()
  refusesFields(openRound, { 'body.payEndAt': '이미 지난 날짜예요.' })
  const press = () => user.click(within(question).getByRole('button', { name: '모집 열기' }))
  await press()
  expect(await within(question).findByText('이미 지난 날짜예요.')).toBeVisible()
  answers(openRound, { classSeq: second.classSeq, partNumber: 2 })
  answers(listRounds, { list: [{ ...second, state: 'OPENED', isCurrent: true, canTakeBack: true }, past] })
  await press()
  expect(await screen.findByRole('button', { name: '준비 중으로 되돌리기' })).toBeVisible()
})

test('staff return a round without learners to a draft', async () => {
  const opened: Round = { ...second, state: 'OPENED', isCurrent: true, canTakeBack: true }
  const { user, answers, requests } = open({ list: [opened, past] })
  await user.click(await screen.findByRole('button', { name: '준비 중으로 되돌리기' }))
  answers(cancelRound, { partNumber: 1 })
  answers(listRounds, { list: [second, first] })
  const question = screen.getByRole('alertdialog', { name: '2기를 준비 중으로 되돌릴까요?' })
  await user.click(within(question).getByRole('button', { name: '준비 중으로 되돌리기' }))
  expect(await screen.findByText('준비 중')).toBeVisible()
  expect(requests).toContainEqual(
    expect.objectContaining({
      call: expect.objectContaining({ params: expect.objectContaining({ classSeq: second.classSeq }) }),
    }),
  )
})

test('unsaved changes are saved before a round opens', async () => {
  open({ hasChanges: true, list: [second, first] })
  expect(await screen.findByRole('button', { name: '모집 열기' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '수정' })).toBeEnabled()
})
