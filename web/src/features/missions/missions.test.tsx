import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getClassroom, getLesson } from 'contract/classroom'
import { getMission, handIn, judgeWork, listMissions, listWork, type Work } from 'contract/missions'
import { ClassroomScreen } from '../classroom/ClassroomScreen.tsx'
import { aLesson, aRoom } from '../../testing/lessons.ts'
import { aMember } from '../../testing/people.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { aSeq } from '../../testing/things.ts'
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
function enter() {
  const lesson = aLesson({ curriculumTypeCd: '03', title: '자기소개 쓰기' })
  const view = renderSite(<ClassroomScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/classroom/:curriculumSeq',
    path: `/classes/7/classroom/${lesson.curriculumSeq}`,
  })
  view.answers(getClassroom, aRoom([lesson]))
  view.answers(getLesson, { ...lesson, content: '<p>세 줄로 써요.</p>', addrRoad2: null, files: [] })
  return { ...view, lesson }
}

test('a learner hands in a text and sees that it is being checked', async () => {
  const { answers, user, lesson } = enter()
  answers(getMission, { workTypeCd: '00', mayHandIn: true, work: null })
  await user.click(await screen.findByRole('button', { name: '제출하기' }))
  expect(screen.getByText('내용을 적어 주세요')).toBeVisible()

  answers(handIn, { submissionSeq: work.submissionSeq })
  answers(getMission, { workTypeCd: '00', mayHandIn: true, work })
  answers(getClassroom, aRoom([lesson]))
  answers(getLesson, { ...lesson, content: '', addrRoad2: null, files: [] })
  await user.type(screen.getByLabelText(/내용/), work.content)
  await user.click(screen.getByRole('button', { name: '제출하기' }))
  expect(await screen.findByText('제출했어요. 아직 확인 중이에요.')).toBeVisible()
  expect(screen.getByText(work.content)).toBeVisible()
})

test('work that was sent back shows why and can be handed in again', async () => {
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

test('the missions of a class stand together, each with how far it is', async () => {
  const { answers, user, lesson } = enter()
  answers(getMission, { workTypeCd: '99', mayHandIn: false, work: null })
  const row = { curriculumSeq: lesson.curriculumSeq, title: lesson.title, submittedAt: null }
  answers(listMissions, {
    list: [
      { ...row, workTypeCd: '00', isOpen: true, isDone: false, state: 'RETURNED' },
      {
        ...row,
        curriculumSeq: aSeq('curriculum'),
        workTypeCd: '99',
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

test('staff send work back only with a reason', async () => {
  const place = { courseSeq: aSeq('course'), curriculumSeq: aSeq('curriculum') }
  const { answers, user, asked } = renderSite(
    <WorkDialog place={place} title="자기소개 쓰기" onClose={() => {}} />,
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
  await user.type(within(mina).getByLabelText(/돌려보내는 까닭/), '조금 더 길게요')
  await user.click(within(mina).getByRole('button', { name: '돌려보내기' }))
  expect(asked.some(({ name }) => name.includes('/judge'))).toBe(true)
})
