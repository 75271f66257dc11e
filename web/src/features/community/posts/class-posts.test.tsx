import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getClassroom, getLesson } from 'contract/learning/lessons/api'
import {
  commentClassPost,
  getChallenge,
  hideClassPost,
  listChallengers,
  listClassPosts,
  writeClassPost,
} from 'contract/community/posts/api'
import type { ClassRole } from 'contract/community/posts/schemas'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aLesson, anOpened, aRoom } from '../../../testing/lessons.ts'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ClassroomScreen } from '../../views/classroom/ClassroomScreen.tsx'
import { ChallengersDialog } from './ChallengersDialog.tsx'
import { ClassPosts } from './ClassPosts.tsx'

const aPost = (overrides: Partial<ClassRole> = {}): ClassRole => ({
  classPostSeq: aSeq('class post'),
  writerName: '준',
  isMine: false,
  content: '오늘 첫 수업 들었어요',
  pictures: [],
  scope: 'PUBLIC',
  isOpen: false,
  isPinned: false,
  isReported: false,
  hiddenReason: null,
  curriculumSeq: null,
  missionTitle: null,
  createdAt: '2026-11-21T03:00:00Z',
  comments: [],
  ...overrides,
})
const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.find(({ name }) => name === nameOf(endpoint))?.call

test('a learner writes a post, and comments on one', async () => {
  const { answers, user, requests } = renderSite(<ClassPosts courseSeq={aSeq('course')} />, {
    session: aMember(),
  })
  const post = aPost()
  const listed = { pinned: [], posts: [post], isStaff: false, isOpenClass: false }
  answers(listClassPosts, listed)
  expect(await screen.findByText('오늘 첫 수업 들었어요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '올리기' }))
  expect(screen.getByText('내용을 적거나 사진을 올려 주세요')).toBeVisible()
  answers(writeClassPost, { classPostSeq: aSeq('class post') })
  answers(listClassPosts, listed)
  await user.type(screen.getByLabelText('함께 듣는 분들에게 한마디'), '반가워요')
  await user.click(screen.getByRole('radio', { name: '나와 운영자만' }))
  await user.click(screen.getByRole('button', { name: '올리기' }))
  expect(sentTo(requests, writeClassPost)).toMatchObject({ body: { content: '반가워요', scope: 'PRIVATE' } })

  answers(commentClassPost, { classCommentSeq: aSeq('class comment') })
  answers(listClassPosts, listed)
  await user.click(screen.getByRole('button', { name: '댓글 쓰기' }))
  await user.type(screen.getByLabelText('댓글 쓰기'), '저도요')
  await user.click(screen.getByRole('button', { name: '남기기' }))
  expect(sentTo(requests, commentClassPost)).toMatchObject({ body: { content: '저도요' } })
})

test('staff hide a post only with a reason', async () => {
  const shown = <ClassPosts courseSeq={aSeq('course')} />
  const { answers, user, requests } = renderSite(shown, {
    session: aManager('CLASS_ROOM_UPDATE', 'SITE_CLASS_UPDATE'),
  })
  const listed = { pinned: [], posts: [aPost()], isStaff: true, isOpenClass: false }
  answers(listClassPosts, listed)
  await user.click(await screen.findByRole('button', { name: '준님 글 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '숨기기' }))
  const dialog = screen.getByRole('dialog', { name: '글을 숨길까요?' })
  await user.click(within(dialog).getByRole('button', { name: '숨기기' }))
  expect(within(dialog).getByText('숨기는 이유를 적어 주세요.')).toBeVisible()
  answers(hideClassPost, null)
  answers(listClassPosts, listed)
  await user.type(within(dialog).getByLabelText(/숨기는 이유/), '광고예요')
  await user.click(within(dialog).getByRole('button', { name: '숨기기' }))
  expect(sentTo(requests, hideClassPost)).toMatchObject({ body: { reason: '광고예요' } })
})

function enter(days: string[], overrides: object = {}) {
  const lesson = aLesson({ curriculumTypeCd: '09', missionType: 'NEW_POST', title: '매일 한 줄' })
  const view = renderSite(<ClassroomScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/classroom/:curriculumSeq',
    path: `/classes/7/classroom/${lesson.curriculumSeq}`,
  })
  view.answers(getClassroom, aRoom([lesson]))
  view.answers(getLesson, anOpened(lesson, { content: '<p>한 줄씩 써요.</p>' }))
  view.answers(getChallenge, {
    maxChallengeCount: 10,
    dailyChallengeCount: 1,
    dailyChallengeStartTime: null,
    dailyChallengeEndTime: null,
    missionChallengeEndAt: null,
    completionRateCondition: 80,
    publicScopeFixedYn: 'Y',
    publicScopeDefault: 'PRIVATE',
    days,
    ...overrides,
  })
  view.answers(listClassPosts, { pinned: [], posts: [], isStaff: false, isOpenClass: false })
}

test('a post mission shows the progress, what is left today and who will read the post', async () => {
  enter(['2020-01-01', '2020-01-02'])
  expect(await screen.findByRole('heading', { name: '8번 중 2번 인증' })).toBeVisible()
  expect(screen.getByText('지금 쓸 수 있어요. 오늘 1번 남았어요.')).toBeVisible()
  expect(screen.getByText('이 미션의 글은 나와 운영자만 봐요.')).toBeVisible()
  expect(screen.getByRole('button', { name: '올리기' })).toBeVisible()
})

test('a mission that has ended accepts no more posts', async () => {
  enter([], { missionChallengeEndAt: '2020-01-01T00:00:00Z' })
  expect(await screen.findByText('인증 기간이 끝났어요.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '올리기' })).toBeNull()
})

test('staff see on which days each learner wrote', async () => {
  const missionRef = { courseSeq: aSeq('course'), curriculumSeq: aSeq('curriculum') }
  const dialog = <ChallengersDialog missionRef={missionRef} title="매일 한 줄" onClose={() => {}} />
  const { answers } = renderSite(dialog, { session: aManager('CLASS_INFO_READ') })
  const mina = { attendSeq: aSeq('enrolment'), name: '미나', count: 3, isDone: true }
  const days = [
    { day: '2026-11-20', count: 1 },
    { day: '2026-11-21', count: 2 },
  ]
  answers(listChallengers, {
    title: '매일 한 줄',
    needed: 2,
    maxChallengeCount: 3,
    list: [{ ...mina, days }],
    total: 1,
  })
  const row = await screen.findByRole('row', { name: /미나/ })
  expect(within(row).getByText('3/2')).toBeVisible()
  expect(within(row).getByText(/2번 인증/)).toBeVisible()
})
