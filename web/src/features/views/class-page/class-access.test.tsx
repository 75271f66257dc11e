import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getCourse, getCourseViewer } from 'contract/views/class-page/api'
import { listCurriculum } from 'contract/views/class-page/lessons.api'
import { getMyInvite } from 'contract/growth/referrals/api'
import { aClass, aPlace, aSetting, aViewer } from '../../../testing/classes.ts'
import { aMember, aStranger } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { ClassMissing } from './ClassScreen.tsx'
import { Invite } from './parts/Invite.tsx'
import { JoinConditions } from './parts/JoinConditions.tsx'

const inviting = aClass({ setting: aSetting({ inviteEventYn: 'Y' }) })
const attend = aPlace()

test('a learner finds the card to invite friends', async () => {
  const { answers } = renderSite(<Invite course={inviting} />, { session: aMember() })
  answers(getCourseViewer, aViewer({ attend }))
  answers(getMyInvite, {
    inviteEventTitle: '',
    inviteEventInfo: '',
    refererCode: null,
    refererCodeUrl: null,
    openedCount: 0,
    enrolledCount: 0,
  })
  expect(await screen.findByRole('button', { name: '초대 링크 만들기' })).toBeVisible()
})

test('a user who does not learn there sees no such card', async () => {
  const { answers, requests } = renderSite(<Invite course={inviting} />, { session: aMember() })
  answers(getCourseViewer, aViewer())
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})

const unmet = [{ type: 'MEMBER_ONLY' as const, refSeq: null, satisfied: false }]
const forMembers = aClass({ isMemberOnly: true, joinConditions: unmet })

test('shows a non-member which conditions they lack and how to meet them', async () => {
  const { answers } = renderSite(<JoinConditions course={forMembers} />, { session: aStranger() })
  answers(getCourseViewer, aViewer({ isChannelUser: false, joinConditions: unmet }))
  expect(await screen.findByText(/사이트 회원만/)).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/createaccount'))
})

test('a visitor may sign in or join; a member sees no condition', async () => {
  const { unmount } = renderSite(<JoinConditions course={forMembers} />, { session: { state: 'visitor' } })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '로그인하기',
    '회원 가입하기',
  ])
  unmount()

  const { answers, requests } = renderSite(<JoinConditions course={forMembers} />, { session: aMember() })
  answers(
    getCourseViewer,
    aViewer({ joinConditions: [{ type: 'MEMBER_ONLY', refSeq: null, satisfied: true }] }),
  )
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByText(/사이트 회원만/)).toBeNull()
})

test('a member below the level of a class reads which one is needed; who learns there does not', async () => {
  const joinConditions = [{ type: 'LEVEL' as const, refSeq: 7, name: '골드', satisfied: false }]
  const course = aClass({ joinConditions })
  const { answers, unmount } = renderSite(<JoinConditions course={course} />, { session: aMember() })
  answers(getCourseViewer, aViewer({ joinConditions }))
  expect(await screen.findByText('‘골드’ 등급부터 신청할 수 있어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '내 등급 보기' })).toHaveAttribute('href', '/me/level')
  unmount()

  const again = renderSite(<JoinConditions course={course} />, { session: aMember() })
  again.answers(getCourseViewer, aViewer({ joinConditions, attend }))
  await waitFor(() => expect(again.requests).toHaveLength(1))
  expect(screen.queryByText(/골드/)).toBeNull()
})

test('a private class is not found for visitors; its learners find it at its address', async () => {
  const at = { path: '/classes/3', route: '/classes/:courseSeq' }
  const visited = renderSite(<ClassMissing />, at)
  expect(visited.requests).toEqual([])
  visited.unmount()

  const { answers } = renderSite(<ClassMissing />, { ...at, session: aMember() })
  const course = aClass({ title: '우리끼리 하는 요가' })
  answers(getCourse, course)
  answers(listCurriculum, { list: [] })
  answers(getCourseViewer, aViewer({ attend }))
  expect(await screen.findByRole('heading', { level: 1, name: '우리끼리 하는 요가' })).toBeVisible()
})
