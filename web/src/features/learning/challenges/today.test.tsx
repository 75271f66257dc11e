import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/learning/challenges/learner.api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ChallengeTodayScreen } from './ChallengeTodayScreen.tsx'

const courseSeq = aSeq('course')
const aMission = {
  challengeMissionSeq: aSeq('challenge mission'),
  title: '한 줄 쓰기',
  content: '오늘 읽은 문장',
  checkInType: 'TEXT' as const,
  unit: '',
  dailyStartTime: null,
  dailyEndTime: null,
  xp: 0,
  point: 10,
  day: '2026-11-21',
  opensAt: '2026-11-20T15:00:00Z',
  // The page reads the clock of the browser.
  closesAt: '2126-11-21T15:00:00Z',
  state: 'OPEN' as const,
}
const aToday = {
  title: '매일 한 줄',
  term: {
    classSeq: aSeq('round'),
    partNumber: 3,
    state: 'RUNNING' as const,
    startAt: '2026-11-19T15:00:00Z',
    endAt: '2026-11-29T14:59:00Z',
    dayCount: 10,
    dayNumber: 2,
  },
  introduction: '함께해요',
  leaders: ['하루'],
  participantCount: 12,
  showsRanking: true,
  isStaff: false,
  deposit: null,
  missions: [aMission],
  record: {
    done: 1,
    total: 10,
    rate: 10,
    streak: 1,
    days: [
      { day: '2026-11-20', state: 'DONE' as const },
      { day: '2026-11-21', state: 'LATER' as const },
    ],
  },
}
const aCheckIn = {
  challengeCheckInSeq: aSeq('challenge check-in'),
  challengeMissionSeq: aMission.challengeMissionSeq,
  missionTitle: '한 줄 쓰기',
  writerName: '민아',
  isMine: true,
  day: '2026-11-21',
  content: '좋은 문장',
  amount: 1200,
  unit: '쪽',
  picture: null,
  cheerCount: 2,
  isCheered: false,
  rejectedReason: null,
  createdAt: '2026-11-21T02:00:00Z',
}
const place = (tab = '') => ({
  route: '/classes/:courseSeq/challenge',
  path: `/classes/${courseSeq}/challenge${tab}`,
  session: aMember(),
})

test('a participant sees the day, the record and the mission, and checks in with words', async () => {
  const { user, answers, requests } = renderSite(<ChallengeTodayScreen />, place())
  answers(api.getChallengeToday, aToday)
  answers(api.checkIn, { challengeCheckInSeq: aCheckIn.challengeCheckInSeq, point: 10, xp: 0 })
  answers(api.getChallengeToday, { ...aToday, missions: [{ ...aMission, state: 'DONE' as const }] })
  expect(await screen.findByText('3기 · 2일차 / 10일 · 12명 참여')).toBeVisible()
  expect(screen.getByText('1일 연속')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '인증하기' }))
  expect(screen.getByRole('alert')).toHaveTextContent('인증 내용을 입력해 주세요.')
  await user.type(screen.getByRole('textbox', { name: '오늘의 기록' }), '좋은 문장')
  await user.click(screen.getByRole('button', { name: '인증하기' }))
  expect(await screen.findByText('오늘 미션을 모두 마쳤어요!')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(api.checkIn))?.call).toMatchObject({
    body: { content: '좋은 문장', amount: null, picture: null },
  })
})

test('a number may have a fraction', async () => {
  const { user, answers, requests } = renderSite(<ChallengeTodayScreen />, place())
  const mission = { ...aMission, checkInType: 'NUMBER' as const, unit: 'km' }
  answers(api.getChallengeToday, { ...aToday, missions: [mission] })
  answers(api.checkIn, { challengeCheckInSeq: aCheckIn.challengeCheckInSeq, point: 0, xp: 0 })
  answers(api.getChallengeToday, { ...aToday, missions: [] })
  await user.type(await screen.findByRole('textbox', { name: '기록' }), '5,25')
  await user.click(screen.getByRole('button', { name: '인증하기' }))
  expect(await screen.findByText('오늘은 미션이 없는 날이에요')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(api.checkIn))?.call).toMatchObject({
    body: { amount: 5.25 },
  })
})

test('before the first day the page says when it begins; a site without a ranking shows none', async () => {
  const { answers } = renderSite(<ChallengeTodayScreen />, place())
  const term = { ...aToday.term, state: 'RECRUITING' as const, dayNumber: null }
  answers(api.getChallengeToday, { ...aToday, term, missions: [], showsRanking: false })
  expect(await screen.findByText(/에 시작해요$/)).toBeVisible()
  expect(screen.queryByRole('radio', { name: '랭킹' })).toBeNull()
})

test('participants cheer each other and take back their own check-in', async () => {
  const { user, answers, requests } = renderSite(<ChallengeTodayScreen />, place('?tab=feed'))
  answers(api.getChallengeToday, aToday)
  answers(api.listCheckIns, { list: [aCheckIn] })
  answers(api.cheerCheckIn, null)
  answers(api.getChallengeToday, aToday)
  answers(api.listCheckIns, { list: [{ ...aCheckIn, isCheered: true, cheerCount: 3 }] })
  expect(await screen.findByText('1,200')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '민아 님 응원하기' }))
  expect(await screen.findByRole('button', { name: '민아 님 응원 취소' })).toHaveTextContent('3')
  answers(api.removeCheckIn, null)
  answers(api.getChallengeToday, aToday)
  answers(api.listCheckIns, { list: [] })
  await user.click(screen.getByRole('button', { name: '민아 님의 인증 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '인증 취소' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '인증 취소' }))
  expect(await screen.findByText('아직 인증이 없어요')).toBeVisible()
  expect(requests.filter(({ name }) => name === nameOf(api.removeCheckIn))).toHaveLength(1)
})

test('the ranking names the rank of the reader', async () => {
  const { answers } = renderSite(<ChallengeTodayScreen />, place('?tab=ranking'))
  answers(api.getChallengeToday, aToday)
  answers(api.getChallengeRanking, {
    list: [
      { rank: 1, name: '준', count: 5, rate: 50, isMine: false },
      { rank: 2, name: '민아', count: 1, rate: 10, isMine: true },
    ],
    total: 2,
    mine: { rank: 2, count: 1, rate: 10 },
  })
  expect(await screen.findByText('지금 2위예요')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

test('a participant reads what goes back at this rate, and after the end what did', async () => {
  const { answers, unmount } = renderSite(<ChallengeTodayScreen />, place())
  const deposit = {
    percent: 50,
    fullRate: 85,
    minRate: 30,
    currency: 'KRW' as const,
    amountNow: 1500,
    amountAtMost: 15_000,
    returnedAmount: null,
  }
  answers(api.getChallengeToday, { ...aToday, deposit })
  expect(await screen.findByText(/지금 달성률이면 1,500원 환급/)).toBeVisible()
  expect(screen.getByText(/최대 15,000원/)).toBeVisible()
  expect(
    screen.getByText(
      '달성률 85% 이상이면 결제한 금액의 50%를 돌려드려요. 그보다 낮으면 달성률만큼 돌려드려요. 30% 미만이면 돌려드리지 않아요.',
    ),
  ).toBeVisible()
  unmount()
  const later = renderSite(<ChallengeTodayScreen />, place())
  later.answers(api.getChallengeToday, { ...aToday, deposit: { ...deposit, returnedAmount: 15_000 } })
  expect(await screen.findByText('15,000원을 돌려드렸어요')).toBeVisible()
})
