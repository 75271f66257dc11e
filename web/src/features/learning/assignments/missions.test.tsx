import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getClassroom, getLesson } from 'contract/learning/lessons/api'
import type { Lesson } from 'contract/learning/lessons/schemas'
import { getMission, handIn, judgeWork, listMissions, listWork } from 'contract/learning/assignments/api'
import type { Work } from 'contract/learning/assignments/schemas'
import { ClassroomScreen } from '../../views/classroom/ClassroomScreen.tsx'
import { aLesson, anOpened, aRoom } from '../../../testing/lessons.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { WorkDialog } from './WorkDialog.tsx'

const work: Work = {
  submissionSeq: aSeq('submission'),
  state: 'SUBMITTED',
  content: '안녕하세요, 미나예요.',
  linkUrl: null,
  file: null,
  submittedAt: '2026-11-21T03:00:00Z',
  judgedAt: null,
  comments: [],
}
function enter(overrides: Partial<Lesson> = {}) {
  const lesson = aLesson({ curriculumTypeCd: '03', title: '자기소개 쓰기', ...overrides })
  const view = renderSite(<ClassroomScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/classroom/:curriculumSeq',
    path: `/classes/7/classroom/${lesson.curriculumSeq}`,
  })
  view.answers(getClassroom, aRoom([lesson]))
  view.answers(getLesson, anOpened(lesson, { content: '<p>세 줄로 써요.</p>' }))
  return { ...view, lesson }
}

test('a learner hands in a text and sees that it is under review', async () => {
  const { answers, user, lesson } = enter()
  answers(getMission, { workTypeCd: '00', mayHandIn: true, work: null })
  await user.click(await screen.findByRole('button', { name: '제출하기' }))
  expect(screen.getByText('내용을 적어 주세요')).toBeVisible()

  answers(handIn, { submissionSeq: work.submissionSeq })
  answers(getMission, { workTypeCd: '00', mayHandIn: true, work })
  answers(getClassroom, aRoom([lesson]))
  answers(getLesson, anOpened(lesson, { content: '' }))
  await user.type(screen.getByLabelText(/내용/), work.content)
  await user.click(screen.getByRole('button', { name: '제출하기' }))
  expect(await screen.findByText('제출했어요. 아직 확인 중이에요.')).toBeVisible()
  expect(screen.getByText(work.content)).toBeVisible()
})

test('a learner reads why work was returned, and can hand it in again', async () => {
  const { answers, user } = enter()
  const comments = [
    {
      commentSeq: aSeq('mission comment'),
      name: '하루',
      isStaff: true,
      content: '조금 더 길게 써 볼까요?',
      createdAt: '2026-11-21T04:00:00Z',
    },
  ]
  const back = { ...work, state: 'RETURNED' as const, comments }
  answers(getMission, { workTypeCd: '00', mayHandIn: true, work: back })
  expect(await screen.findByText('조금 더 길게 써 볼까요?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '다시 제출하기' }))
  expect(screen.getByLabelText(/내용/)).toHaveValue(work.content)
})

test('lists the missions of a class with their progress', async () => {
  const { answers, user, lesson } = enter()
  answers(getMission, { workTypeCd: '99', mayHandIn: false, work: null })
  const row = { curriculumSeq: lesson.curriculumSeq, title: lesson.title, submittedAt: null }
  answers(listMissions, {
    list: [
      { ...row, missionType: null, workTypeCd: '00', isOpen: true, isDone: false, state: 'RETURNED' },
      {
        ...row,
        curriculumSeq: aSeq('curriculum'),
        workTypeCd: '99',
        missionType: null,
        isOpen: false,
        isDone: false,
        state: null,
      },
    ],
  })
  expect(await screen.findByRole('button', { name: '다 했어요' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '미션' }))
  const sheet = await screen.findByRole('dialog', { name: '미션' })
  expect(await within(sheet).findByText('다시 제출')).toBeVisible()
  expect(within(sheet).getByText('잠김')).toBeVisible()
})

test('staff return work only with a reason', async () => {
  const lessonRef = { courseSeq: aSeq('course'), curriculumSeq: aSeq('curriculum') }
  const { answers, user, requests } = renderSite(
    <WorkDialog lessonRef={lessonRef} title="자기소개 쓰기" onClose={() => {}} />,
    { session: aMember() },
  )
  const listed = {
    title: '자기소개 쓰기',
    workTypeCd: '00' as const,
    list: [{ ...work, attendSeq: aSeq('enrolment'), name: '미나' }],
    total: 1,
    counts: { SUBMITTED: 1, APPROVED: 0, RETURNED: 0 },
  }
  answers(listWork, listed)
  const mina = await screen.findByRole('article', { name: '미나' })
  await user.click(within(mina).getByRole('button', { name: '돌려보내기' }))
  await user.click(within(mina).getByRole('button', { name: '돌려보내기' }))
  expect(within(mina).getByText('무엇을 고치면 좋을지 적어 주세요')).toBeVisible()
  answers(judgeWork, null)
  answers(listWork, listed)
  await user.type(within(mina).getByLabelText(/반려 사유/), '조금 더 길게요')
  await user.click(within(mina).getByRole('button', { name: '돌려보내기' }))
  expect(requests.some(({ name }) => name.includes('/judge'))).toBe(true)
})

test('staff revoke an approval with a reason', async () => {
  const lessonRef = { courseSeq: aSeq('course'), curriculumSeq: aSeq('curriculum') }
  const shown = <WorkDialog lessonRef={lessonRef} title="자기소개 쓰기" onClose={() => {}} />
  const { answers, user, requests } = renderSite(shown, { session: aMember() })
  const listed = {
    title: '자기소개 쓰기',
    workTypeCd: '00' as const,
    list: [{ ...work, state: 'APPROVED' as const, attendSeq: aSeq('enrolment'), name: '미나' }],
    total: 1,
    counts: { SUBMITTED: 0, APPROVED: 1, RETURNED: 0 },
  }
  answers(listWork, listed)
  await user.click(await screen.findByRole('button', { name: '승인 취소하기' }))
  answers(judgeWork, null)
  answers(listWork, listed)
  await user.type(screen.getByLabelText(/반려 사유/), '다른 분의 과제였어요')
  await user.click(screen.getByRole('button', { name: '돌려보내기' }))
  expect(requests.find(({ name }) => name.includes('/judge'))?.call).toMatchObject({
    body: { state: 'RETURNED' },
  })
})

const waiting = {
  curriculumTypeCd: '08',
  missionType: 'LESSON_COMPLETE',
  missionResourceId: aSeq('curriculum'),
  missionResourceName: '첫 글',
} as const

test('a mission links to the item that completes it, and shows its reward', async () => {
  enter({ ...waiting, point: 1000, xp: 5 })
  expect(await screen.findByRole('link', { name: '첫 글로 가기' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/classes/7/classroom/${waiting.missionResourceId}`),
  )
  expect(screen.getByText('완료하면 1,000포인트 · 경험치 5')).toBeVisible()
})

test('a mission whose item was deleted is completed when the learner reports so', async () => {
  enter({ ...waiting, missionResourceName: null })
  expect(await screen.findByText(/삭제되었어요/)).toBeVisible()
  expect(screen.getByRole('button', { name: '다 했어요' })).toBeVisible()
})

test('a completed mission shows its reward, and nothing if it had none at the time', async () => {
  enter({ ...waiting, point: 10, progressState: 'DONE', isEarned: true })
  expect(await screen.findByText('10포인트 받음')).toBeVisible()
  expect(await screen.findByText('미션을 완료했어요. 수고하셨어요!')).toBeVisible()
})
