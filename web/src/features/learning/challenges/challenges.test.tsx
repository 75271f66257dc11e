import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/learning/challenges/api'
import * as missions from 'contract/learning/challenges/missions.api'
import * as terms from 'contract/learning/challenges/terms.api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ChallengeDetailScreen } from './ChallengeDetailScreen.tsx'
import { ChallengesScreen } from './ChallengesScreen.tsx'
import { ChallengeTab } from './ChallengeTab.tsx'
import { TermInformationScreen } from './TermInformationScreen.tsx'
import { TermMissionsScreen } from './TermMissionsScreen.tsx'

const courseSeq = aSeq('course')
const classSeq = aSeq('round')
const aTerm = {
  classSeq,
  partNumber: 2,
  startAt: '2026-12-06T15:00:00.000Z',
  endAt: '2026-12-16T14:59:00.000Z',
  payStartAt: null,
  payEndAt: null,
  userLimitTypeCd: '99' as const,
  maxUserCount: 30,
  attendCount: 3,
  acceptCnt: 3,
  waitCnt: 0,
  rowVersion: 4,
  isCurrent: true,
  state: 'RECRUITING' as const,
  dayCount: 10,
  missionCount: 2,
  canDelete: false,
}
const detail = { ...aTerm, introduction: '매일 아침', deposit: null, leaders: [], candidates: [] }
const setting = { showsRanking: true, reminderHour: 20 }
const at = {
  route: '/studio/:courseSeq/challenge/information',
  path: `/studio/${courseSeq}/challenge/information`,
}

test('a site without a challenge offers to make one', async () => {
  const { user, answers, requests } = renderSite(<ChallengesScreen />, {
    session: aManager('SITE_CLASS_READ', 'CLASS_LIFECYCLE_CREATE'),
  })
  answers(api.listChallenges, { list: [], total: 0 })
  answers(api.createChallenge, { courseSeq })
  await user.click(await screen.findByRole('button', { name: '챌린지 만들기' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '초안 만들기' }))
  expect(dialog.getByText('최소 2자 이상 입력해야 합니다.')).toBeVisible()
  await user.type(dialog.getByRole('textbox'), '새벽 달리기')
  await user.click(dialog.getByRole('button', { name: '초안 만들기' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.createChallenge))?.call).toMatchObject({
      body: { title: '새벽 달리기' },
    }),
  )
})

test('the dates of a term that runs are shown and cannot be changed', async () => {
  const { answers } = renderSite(<TermInformationScreen />, { ...at, session: aManager('CLASS_INFO_UPDATE') })
  answers(api.getChallengeSetting, { setting, terms: [aTerm] })
  answers(terms.getChallengeTerm, { ...detail, state: 'RUNNING' })
  expect(await screen.findByText('시작한 기수라 일정은 바꿀 수 없어요.')).toBeVisible()
  expect(screen.getByLabelText(/첫날/)).toBeDisabled()
  expect(screen.getByLabelText(/첫날/)).toHaveValue('2026-12-07')
})

test('days that did not change keep their hour when the words of a term are saved', async () => {
  const { user, answers, requests } = renderSite(<TermInformationScreen />, {
    ...at,
    session: aManager('CLASS_INFO_UPDATE'),
  })
  answers(api.getChallengeSetting, { setting, terms: [aTerm] })
  answers(terms.getChallengeTerm, detail)
  answers(terms.updateChallengeTerm, null)
  await user.type(await screen.findByRole('textbox', { name: '안내 글' }), ' 6시')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(terms.updateChallengeTerm))?.call).toMatchObject({
      body: { introduction: '매일 아침 6시', startAt: aTerm.startAt, endAt: aTerm.endAt, rowVersion: 4 },
    }),
  )
})

test('the ranking is switched off for all terms', async () => {
  const { user, answers, requests } = renderSite(<ChallengeTab />, {
    route: '/classes/:courseSeq/settings/challenge',
    path: `/classes/${courseSeq}/settings/challenge`,
    session: aManager('CLASS_INFO_UPDATE'),
  })
  answers(api.getChallengeSetting, { setting, terms: [aTerm] })
  answers(api.updateChallengeSetting, null)
  await user.click(await screen.findByRole('switch', { name: /랭킹 보여 주기/ }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(api.updateChallengeSetting))?.call).toMatchObject({
      body: { showsRanking: false, reminderHour: 20 },
    }),
  )
  expect(screen.getByRole('link', { name: '2기' })).toBeVisible()
})

test('the tab of a class that is no challenge says so, and leads to the challenges', async () => {
  const { refuses } = renderSite(<ChallengeTab />, {
    route: '/classes/:courseSeq/settings/challenge',
    path: `/classes/${courseSeq}/settings/challenge`,
    session: aManager('CLASS_INFO_UPDATE'),
  })
  refuses(api.getChallengeSetting, 'NO_CHALLENGE')
  expect(await screen.findByText('이 클래스는 챌린지가 아니에요')).toBeVisible()
  expect(screen.getByRole('link', { name: '챌린지 목록으로' })).toHaveAttribute('href', '/settings/challenge')
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()
})

const aMission = {
  challengeMissionSeq: aSeq('challenge mission'),
  title: '아침 달리기',
  content: '',
  checkInType: 'NUMBER' as const,
  unit: 'km',
  fromDay: 1,
  untilDay: null,
  dailyStartTime: '05:00',
  dailyEndTime: '07:00',
  xp: 0,
  point: 10,
  checkInCount: 0,
}
const atMissions = {
  route: '/studio/:courseSeq/challenge/curriculums',
  path: `/studio/${courseSeq}/challenge/curriculums`,
  session: aManager('CLASS_INFO_UPDATE'),
}

test('a mission is added to a term', async () => {
  const { user, answers, requests } = renderSite(<TermMissionsScreen />, atMissions)
  answers(api.getChallengeSetting, { setting, terms: [aTerm] })
  answers(missions.listChallengeMissions, { list: [] })
  answers(missions.updateChallengeMission, { challengeMissionSeq: aMission.challengeMissionSeq })
  answers(missions.listChallengeMissions, { list: [aMission] })
  await user.click(await screen.findByRole('button', { name: '미션 추가' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /미션 이름/ }), '아침 달리기')
  await user.selectOptions(dialog.getByRole('combobox', { name: '인증 방법' }), 'NUMBER')
  await user.type(dialog.getByRole('textbox', { name: '단위' }), 'km')
  await user.click(dialog.getByRole('button', { name: '저장' }))
  expect(await screen.findByText('매일 · 05:00 – 07:00 · 10P')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(missions.updateChallengeMission))?.call).toMatchObject({
    body: { title: '아침 달리기', checkInType: 'NUMBER', unit: 'km', fromDay: 1, challengeMissionSeq: null },
  })
})

test('who checked in meanwhile is named before their check-ins go with the mission', async () => {
  const { user, answers, refuses, requests } = renderSite(<TermMissionsScreen />, atMissions)
  answers(api.getChallengeSetting, { setting, terms: [aTerm] })
  answers(missions.listChallengeMissions, { list: [aMission] })
  refuses(missions.deleteChallengeMission, 'MISSION_HAS_CHECK_INS')
  answers(missions.deleteChallengeMission, null)
  await user.click(await screen.findByRole('button', { name: '아침 달리기 삭제' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: '삭제' }))
  expect(await dialog.findByText('MISSION_HAS_CHECK_INS')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '삭제' }))
  const sent = requests.filter(({ name }) => name === nameOf(missions.deleteChallengeMission))
  expect(sent.map(({ call }) => call)).toMatchObject([{ body: { forceYn: 'N' } }, { body: { forceYn: 'Y' } }])
})

test('staff see how far the participants of a term are', async () => {
  const { answers } = renderSite(<ChallengeDetailScreen />, {
    route: '/settings/challenge/detail',
    path: `/settings/challenge/detail?courseSeq=${courseSeq}`,
    session: aManager('SITE_CLASS_READ', 'CLASS_STUDENT_READ'),
  })
  answers(api.getChallengeSetting, { setting, terms: [aTerm] })
  answers(missions.listChallengeAttendees, {
    list: [
      {
        attendSeq: aSeq('enrolment'),
        name: '민아',
        email: 'm@example.com',
        count: 3,
        rate: 30,
        lastAt: null,
        depositBack: { amount: 15_000, currency: 'KRW' as const },
      },
    ],
    total: 1,
    checkInTotal: 10,
  })
  expect(await screen.findByText('30% · 3 / 10회')).toBeVisible()
})

test('a deposit is described as people will read it, completed before it is saved, and locked once people joined', async () => {
  const { user, answers, requests, unmount } = renderSite(<TermInformationScreen />, {
    ...at,
    session: aManager('CLASS_INFO_UPDATE'),
  })
  answers(api.getChallengeSetting, { setting, terms: [{ ...aTerm, attendCount: 0 }] })
  answers(terms.getChallengeTerm, { ...detail, attendCount: 0 })
  answers(terms.updateChallengeTerm, null)
  await user.click(await screen.findByRole('checkbox', { name: '달성률에 따라 돌려주기' }))
  const full = screen.getByLabelText(/전액 환급 달성률/)
  await user.clear(full)
  await user.type(full, '80')
  expect(screen.getByText(/달성률 80% 이상이면 결제한 금액의 50%를 돌려드려요/)).toBeVisible()
  const least = screen.getByLabelText(/최소 달성률/)
  await user.clear(least)
  await user.type(least, '90')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(screen.getByText(/최소 달성률은 전액 환급보다 높지 않게/)).toBeVisible()
  await user.clear(least)
  await user.type(least, '20')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(terms.updateChallengeTerm))?.call).toMatchObject({
      body: { deposit: { percent: 50, fullRate: 80, minRate: 20 } },
    }),
  )
  unmount()
  const later = renderSite(<TermInformationScreen />, { ...at, session: aManager('CLASS_INFO_UPDATE') })
  later.answers(api.getChallengeSetting, { setting, terms: [aTerm] })
  later.answers(terms.getChallengeTerm, detail)
  expect(await screen.findByRole('checkbox', { name: '달성률에 따라 돌려주기' })).toBeDisabled()
})
