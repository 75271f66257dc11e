import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  answerQuestion,
  askQuestion,
  listQuestions,
  listSiteQuestions,
  takeDownQuestion,
} from 'contract/community/questions/api'
import type { ClassQuestion } from 'contract/community/questions/schemas'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { currentToasts, dismissToast } from '../../../ui/layers/toast.ts'
import { QuestionSection } from './QuestionSection.tsx'
import { SiteQuestionsScreen } from './settings/SiteQuestionsScreen.tsx'

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})
const said = (text: string) => waitFor(() => expect(currentToasts().at(-1)?.text).toMatch(text))

const courseSeq = aSeq('course')
const aQuestion = (overrides: Partial<ClassQuestion> = {}): ClassQuestion => ({
  questionSeq: aSeq('question'),
  writerName: '서윤',
  isMine: false,
  isSecret: false,
  content: '초보도 괜찮나요?',
  createdAt: '2026-11-20T03:00:00Z',
  answeredAt: null,
  answers: [],
  lesson: null,
  ...overrides,
})
const listed = (...questions: ClassQuestion[]) => ({
  questions,
  questionCount: questions.length,
  isStaff: false,
})
const show = (session: Parameters<typeof renderSite>[1] = {}) =>
  renderSite(<QuestionSection courseSeq={courseSeq} isTaking />, session)

test('a visitor reads public questions and is asked to sign in before writing one', async () => {
  const { answers, user } = show()
  const answer = {
    answerSeq: aSeq('answer'),
    writerName: '하늘',
    isStaff: true,
    isMine: false,
    content: '그럼요!',
    createdAt: '2026-11-20T05:00:00Z',
  }
  const secret = aQuestion({ isSecret: true, content: null, writerName: '' })
  const open = aQuestion({ answeredAt: '2026-11-20T05:00:00Z', answers: [answer] })
  answers(listQuestions, listed(secret, open))

  expect(await screen.findByText('비밀글이에요.')).toBeVisible()
  expect(screen.getByText('그럼요!')).toBeVisible()
  expect(screen.queryByRole('button', { name: '답변하기' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '질문하기' }))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('a member writes a question, and an empty one is not sent', async () => {
  const { answers, user, requests } = show({ session: aMember() })
  answers(listQuestions, listed())
  expect(await screen.findByText('아직 질문이 없어요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '질문하기' }))
  const dialog = await screen.findByRole('dialog', { name: '무엇이 궁금하세요?' })
  await user.click(within(dialog).getByRole('button', { name: '남기기' }))
  expect(await within(dialog).findByText('내용을 적어 주세요')).toBeVisible()

  answers(askQuestion, { questionSeq: aSeq('question') })
  answers(listQuestions, listed(aQuestion({ isMine: true })))
  await user.type(within(dialog).getByRole('textbox', { name: '질문' }), '초보도 괜찮나요?')
  await user.click(within(dialog).getByRole('switch', { name: /^비밀글/ }))
  await user.click(within(dialog).getByRole('button', { name: '남기기' }))
  await said('질문을 남겼어요')
  expect(requests.map(({ call }) => call)).toContainEqual(
    expect.objectContaining({ body: { content: '초보도 괜찮나요?', isSecret: true } }),
  )
  expect(await screen.findByText('초보도 괜찮나요?')).toBeVisible()
})

test('staff answer and hide the questions of all classes in one list', async () => {
  const { answers, user } = renderSite(<SiteQuestionsScreen />, {
    session: aManager('CLASS_QUESTIONS_READ', 'CLASS_QUESTIONS_UPDATE'),
    path: '/settings/questions',
  })
  const question = { ...aQuestion(), content: '초보도 괜찮나요?', courseSeq, courseTitle: '저녁 요가' }
  answers(listSiteQuestions, { list: [question], total: 1 })
  expect(await screen.findByRole('link', { name: '저녁 요가' })).toHaveAttribute(
    'href',
    `/classes/${courseSeq}#questions`,
  )
  await user.click(screen.getByRole('button', { name: '답변하기' }))
  answers(answerQuestion, { answerSeq: aSeq('answer') })
  answers(listSiteQuestions, { list: [question], total: 1 })
  await user.type(screen.getByRole('textbox', { name: '서윤 님에게 답변' }), '그럼요!')
  await user.click(screen.getByRole('button', { name: '답변하기' }))
  await said('답변을 남겼어요')

  answers(takeDownQuestion, null)
  answers(listSiteQuestions, { list: [], total: 0 })
  await user.click(screen.getByRole('button', { name: '서윤 님의 질문 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '질문 내리기' }))
  const sure = screen.getByRole('alertdialog', { name: '이 질문을 지울까요?' })
  await user.click(within(sure).getByRole('button', { name: '질문 내리기' }))
  expect(await screen.findByText('기다리는 질문이 없어요')).toBeVisible()
})

test('in a lesson a question refers to a moment of the video, and readers jump to those of others', async () => {
  const onJump = vi.fn()
  const here = { curriculumSeq: aSeq('curriculum'), second: () => 95, onJump }
  const { answers, user, requests } = renderSite(
    <QuestionSection courseSeq={courseSeq} isTaking lesson={here} isOfLesson />,
    { session: aMember() },
  )
  const lesson = { curriculumSeq: here.curriculumSeq, title: '첫 영상', playSecond: 75 }
  const other = { ...lesson, curriculumSeq: aSeq('curriculum'), title: '둘째 영상' }
  answers(listQuestions, listed(aQuestion({ lesson }), aQuestion({ lesson: other })))
  await user.click(await screen.findByRole('button', { name: '1:15부터 보기' }))
  expect(onJump).toHaveBeenCalledWith(75)
  expect(screen.getByRole('link', { name: '둘째 영상 1:15' })).toHaveAttribute(
    'href',
    `/classes/${courseSeq}/classroom/${other.curriculumSeq}?at=75`,
  )

  await user.click(screen.getByRole('button', { name: '질문하기' }))
  const dialog = await screen.findByRole('dialog', { name: '무엇이 궁금하세요?' })
  expect(within(dialog).getByRole('switch', { name: /1:35 장면/ })).toBeChecked()
  answers(askQuestion, { questionSeq: aSeq('question') })
  answers(listQuestions, listed(aQuestion({ lesson })))
  await user.type(within(dialog).getByRole('textbox', { name: '질문' }), '왜 숨을 참나요?')
  await user.click(within(dialog).getByRole('button', { name: '남기기' }))
  await said('질문을 남겼어요')
  const about = { curriculumSeq: here.curriculumSeq, playSecond: 95 }
  expect(requests.map(({ call }) => call)).toContainEqual(
    expect.objectContaining({ body: { content: '왜 숨을 참나요?', isSecret: false, ...about } }),
  )
})
