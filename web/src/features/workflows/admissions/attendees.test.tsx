import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { permissionsOf, type Role } from 'contract/http/permissions'
import {
  cancelEnrolment,
  getAttendee,
  inviteAttendees,
  listAttendees,
} from 'contract/workflows/admissions/api'
import type { Attendee } from 'contract/workflows/admissions/schemas'
import { changePeriods } from 'contract/workflows/admissions/access-period.api'
import { addViewingTime, listViewingTimes } from 'contract/learning/playback/viewing-times.api'
import { checkRefunds, decideAttendees } from 'contract/workflows/admissions/applications.api'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { AttendeesScreen } from './AttendeesScreen.tsx'

const seoyun: Attendee = {
  attendSeq: aSeq('enrolment'),
  partNumber: 1,
  userSeq: aSeq('user'),
  name: '김서윤',
  email: 'seoyun@example.com',
  phone: '01012340001',
  state: 'APPROVED',
  appliedAt: '2026-11-12T01:00:00Z',
  attendAt: null,
  validAt: null,
  waitKind: null,
  waitPayment: null,
  invitedUntil: null,
  cancelledAt: null,
  isInPackage: false,
  percent: 45,
  orderNo: 'O20261112',
  paidAmount: 132_000,
  refundedAmount: 0,
  currency: 'KRW',
}
const counts = { PENDING_PAYMENT: 0, WAITING: 0, APPROVED: 1, CANCELLED: 0, EXPIRED: 0 }
const session = (role: Role) => ({
  state: 'signed-in' as const,
  user: {
    userSeq: aSeq('user'),
    name: '한유진',
    email: 'owner@example.com',
    phone: null,
    snsTypeCd: 'LIV' as const,
    hasPassword: true,
    isAuthenticated: true,
    isOperator: false,
    isInitPlan: false,
    mngCnt: 1,
    badgeCount: 0,
    alarmReadSeq: 0,
  },
  isChannelUser: true,
  userTypeCd: role,
  roles: permissionsOf(role),
  classes: [],
})
function open(role: Role = 'OWN', list = [seoyun]) {
  const site = renderSite(<AttendeesScreen />, {
    session: session(role),
    path: '/classes/3/settings/attendees',
    route: '/classes/:courseSeq/settings/attendees',
  })
  site.answers(listAttendees, { list, total: list.length, counts })
  return site
}

test('a cancellation shows the refund amount before confirming, and the result afterwards', async () => {
  const { user, answers, requests } = open()
  await screen.findByText('김서윤')
  await user.click(screen.getByRole('button', { name: '김서윤 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '신청 취소하기' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText(/결제하신 132,000원 전액을 환불합니다/)).toBeVisible()
  answers(cancelEnrolment, { refundedAmount: 132_000 })
  answers(listAttendees, { list: [{ ...seoyun, state: 'CANCELLED' }], total: 1, counts })
  await user.type(within(dialog).getByLabelText(/취소 사유/), '이사')
  await user.click(within(dialog).getByRole('button', { name: '취소하고 132,000원 환불' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests).toContainEqual(
    expect.objectContaining({ call: expect.objectContaining({ body: { reason: '이사' } }) }),
  )
})

test('who paid dollars is refunded in dollars, on the list and before staff confirm', async () => {
  const { user } = open('OWN', [{ ...seoyun, currency: 'USD', paidAmount: 2550 }])
  expect(await screen.findByText('$25.50')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '김서윤 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '신청 취소하기' }))
  expect(screen.getByRole('button', { name: '취소하고 $25.50 환불' })).toBeVisible()
})

test('an instructor sees the learners but cannot cancel their enrolments', async () => {
  const { user } = open('TCH')
  await user.click(await screen.findByRole('button', { name: '김서윤 더보기' }))
  await screen.findByRole('menu')
  expect(screen.queryByRole('menuitem', { name: '신청 취소하기' })).toBeNull()
})

test('a class without learners shows the next step', async () => {
  open('OWN', [])
  expect(await screen.findByText('아직 수강생이 없어요')).toBeVisible()
})

test('staff approve several applicants together, and read which ones failed', async () => {
  const waiting = { ...seoyun, state: 'WAITING' as const, waitKind: 'APPROVAL' as const, paidAmount: 0 }
  const dain = { ...waiting, attendSeq: aSeq('enrolment'), name: '박다인' }
  const { user, answers, requests } = open('OWN', [waiting, dain])
  await user.click(await screen.findByRole('checkbox', { name: '이 페이지 전체 선택' }))
  await user.click(screen.getByRole('button', { name: '승인하기' }))
  const dialog = screen.getByRole('alertdialog', { name: '2명을 승인할까요?' })
  const failed = [{ attendSeq: dain.attendSeq, name: '박다인', message: '정원이 모두 찼습니다.' }]
  answers(decideAttendees, { doneCount: 1, failed })
  await user.click(within(dialog).getByRole('button', { name: '승인하기' }))
  const said = await screen.findByRole('alertdialog', { name: '1명은 처리하지 못했어요' })
  expect(within(said).getByText('정원이 모두 찼습니다.')).toBeVisible()
  const body = { attendSeqs: [waiting.attendSeq, dain.attendSeq], decision: 'APPROVE' }
  expect(requests).toContainEqual(expect.objectContaining({ call: expect.objectContaining({ body }) }))
})

test('nobody is cancelled while some payments cannot be refunded, and the counts say which', async () => {
  const { user, answers, requests } = open()
  await user.click(await screen.findByRole('checkbox', { name: '김서윤 선택' }))
  answers(checkRefunds, { virtualAccountCount: 2, settledCount: 1, etcCount: 0 })
  await user.click(screen.getByRole('button', { name: '신청 취소하기' }))
  const alert = await screen.findByRole('alertdialog', { name: '환불할 수 없는 결제가 있어요' })
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['가상계좌 입금: 2건', '정산 완료: 1건'])
  await user.click(within(alert).getByRole('button', { name: '확인' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(requests.map(({ name }) => name)).not.toContain(nameOf(decideAttendees))
})

test('staff extend the access of selected learners by days, or to a last day in the future', async () => {
  const { user, answers, requests } = open()
  await user.click(await screen.findByRole('checkbox', { name: '김서윤 선택' }))
  await user.click(screen.getByRole('button', { name: '수강 기간 바꾸기' }))
  const dialog = screen.getByRole('dialog', { name: '1명의 수강 기간을 바꿔요' })
  await user.click(within(dialog).getByRole('radio', { name: /종료일 정하기/ }))
  await user.type(within(dialog).getByLabelText('종료일'), '2020-01-01')
  expect(within(dialog).getByText('오늘부터의 날짜를 골라 주세요.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '바꾸기' })).toBeDisabled()
  await user.click(within(dialog).getByRole('radio', { name: /날수 늘리기/ }))
  answers(changePeriods, { doneCount: 1, failed: [] })
  await user.click(within(dialog).getByRole('button', { name: '바꾸기' }))
  const body = { attendSeqs: [seoyun.attendSeq], change: { kind: 'DAYS', days: 30 } }
  expect(requests).toContainEqual(expect.objectContaining({ call: expect.objectContaining({ body }) }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('staff add members by their mail addresses, and see which ones could not be added', async () => {
  const { user, answers, requests } = open()
  await user.click(await screen.findByRole('button', { name: '수강생 추가' }))
  const dialog = screen.getByRole('dialog', { name: '회원을 수강생으로 추가해요' })
  await user.click(within(dialog).getByRole('button', { name: '추가하기' }))
  expect(within(dialog).getByText('이메일을 하나 이상 적어 주세요.')).toBeVisible()
  await user.type(within(dialog).getByLabelText(/회원 이메일/), 'haru@example.com, nobody@example.com')
  const failed = [{ email: 'nobody@example.com', message: '가입한 회원이 아닙니다.' }]
  answers(inviteAttendees, { doneCount: 1, failed })
  await user.click(within(dialog).getByRole('button', { name: '2명 추가하기' }))
  expect(await within(dialog).findByText('1명은 추가하지 못했어요')).toBeVisible()
  expect(within(dialog).getByText('가입한 회원이 아닙니다.')).toBeVisible()
  expect(within(dialog).getByLabelText(/회원 이메일/)).toHaveValue('nobody@example.com')
  const body = { emails: ['haru@example.com', 'nobody@example.com'] }
  expect(requests).toContainEqual(expect.objectContaining({ call: expect.objectContaining({ body }) }))
})

test('staff add minutes for one learner in a lesson with limited viewing time', async () => {
  const { user, answers, requests } = open()
  const curriculumSeq = aSeq('curriculum')
  const lesson = { curriculumSeq, title: '호흡', secondsLeft: 90, addedMinutes: 0 }
  answers(listViewingTimes, { list: [lesson] })
  await user.click(await screen.findByRole('button', { name: '김서윤 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '시청 시간 추가' }))
  const dialog = screen.getByRole('dialog', { name: '김서윤님의 시청 시간 추가' })
  expect(await within(dialog).findByText('호흡 · 1분 남음')).toBeVisible()
  answers(addViewingTime, { secondsLeft: 1890 })
  await user.click(within(dialog).getByRole('button', { name: '추가' }))
  const body = { curriculumSeq, minutes: 30 }
  expect(requests).toContainEqual(expect.objectContaining({ call: expect.objectContaining({ body }) }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what was paid for reads as paid, and as cancelled once everything went back', async () => {
  const free = { ...seoyun, attendSeq: aSeq('enrolment'), name: '무료', paidAmount: 0 }
  const over = {
    ...seoyun,
    attendSeq: aSeq('enrolment'),
    name: '취소한 분',
    state: 'CANCELLED' as const,
    refundedAmount: seoyun.paidAmount,
  }
  open('OWN', [seoyun, free, over])
  expect(await screen.findByText('결제 완료')).toBeVisible()
  const table = within(screen.getByRole('table'))
  expect(table.getByText('취소 완료')).toBeVisible()
  expect(table.getByText('수강 중')).toBeVisible()
})

const lesson = (title: string) => ({
  curriculumSeq: aSeq('curriculum'),
  title,
  curriculumTypeCd: '02' as const,
  progressState: 'NONE' as const,
  watchedPercent: 0,
  openedAt: null,
  completedAt: null,
})

test('staff see when a learner opened and completed each lesson', async () => {
  const { user, answers } = open()
  await user.click(await screen.findByRole('button', { name: '김서윤 더보기' }))
  answers(getAttendee, {
    attendee: seoyun,
    lessons: [
      {
        ...lesson('첫 인사'),
        progressState: 'DONE',
        watchedPercent: 100,
        openedAt: '2026-11-13T01:00:00Z',
        completedAt: '2026-11-13T01:20:00Z',
      },
      {
        ...lesson('어깨 열기'),
        progressState: 'STARTED',
        watchedPercent: 40,
        openedAt: '2026-11-14T01:00:00Z',
      },
      lesson('마무리'),
    ],
  })
  await user.click(await screen.findByRole('menuitem', { name: '학습 이력' }))
  const dialog = within(await screen.findByRole('dialog', { name: '김서윤님의 학습 이력' }))
  expect(await dialog.findByText('전체 3개 중 1개 완료 · 진도율 45%')).toBeVisible()
  expect(dialog.getByText('2026.11.13 10:20')).toBeVisible()
  expect(dialog.getByText('40% 시청')).toBeVisible()
  expect(dialog.getByText('시작 전')).toBeVisible()
})
