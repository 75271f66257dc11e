import { listAlarms } from 'contract/messaging/notifications/api'
import { getClassroom } from 'contract/learning/lessons/api'
import { saveEtc } from 'contract/teaching/courses/settings.api'
import * as api from 'contract/community/questions/api'
import { expect, test } from 'vitest'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aCinema } from '../../../testing/classroom-world.ts'
import { aRunningClass, somebody } from '../../../testing/world.ts'

async function aTalk() {
  const world = await aRunningClass()
  const { mina, courseRef, visitor, owner } = world
  const ask = async (content = '초보도 괜찮나요?', isSecret = false) => {
    const { questionSeq } = await mina.call(api.askQuestion, { ...courseRef, body: { content, isSecret } })
    return { ...courseRef, questionSeq }
  }
  const seen = async (by: Pick<typeof visitor, 'call'>, query: object = {}) =>
    by.call(api.listQuestions, { ...courseRef, query })
  const waiting = async () =>
    (await owner.call(api.listSiteQuestions, { channelSeq: world.channelSeq, query: {} })).list
  return { ...world, ask, seen, waiting }
}

test('a member asks, staff answer, and both are notified', async () => {
  const { ask, seen, mina, owner, visitor, app, channelSeq, waiting } = await aTalk()
  const one = await ask()
  await app.workOnce()
  expect(await waiting()).toMatchObject([{ content: '초보도 괜찮나요?', answeredAt: null }])
  const alarms = await owner.call(listAlarms, { channelSeq, query: {} })
  expect(alarms.list[0]).toMatchObject({
    alarmType: '21',
    subType: '04',
    path: `/classes/${one.courseSeq}#questions`,
  })

  await owner.call(api.answerQuestion, { ...one, body: { content: '그럼요!' } })
  await app.workOnce()
  expect(await waiting()).toEqual([])
  const { questions, questionCount } = await seen(visitor)
  expect(questionCount).toBe(1)
  expect(questions).toMatchObject([
    { writerName: 'Mina', isMine: false, answers: [{ content: '그럼요!', isStaff: true }] },
  ])
  const answered = await mina.call(listAlarms, { channelSeq, query: {} })
  expect(JSON.parse(answered.list[0]?.content ?? '{}')).toMatchObject({ kind: 'answer' })
})

test('a follow-up opens the question again', async () => {
  const { ask, mina, owner, waiting, add, channelSeq, ownerSeq } = await aTalk()
  const one = await ask()
  await owner.call(api.answerQuestion, { ...one, body: { content: '그럼요!' } })
  await mina.call(api.askAgain, { ...one, body: { content: '준비물은요?' } })
  expect(await waiting()).toMatchObject([
    { answers: [{ isStaff: true }, { isStaff: false, content: '준비물은요?' }] },
  ])
  await expect(owner.call(api.askAgain, { ...one, body: { content: '저요' } })).refuses('NOT_FOUND')
  const other = await add.course(channelSeq, { writer: ownerSeq })
  const inOtherCourse = { ...one, courseSeq: other.courseSeq, body: { content: '?' } }
  await expect(owner.call(api.answerQuestion, inOtherCourse)).refuses('NOT_FOUND')
})

test('only its writer and staff read a private question', async () => {
  const { ask, seen, mina, owner, visitor, add, as, channelSeq } = await aTalk()
  const one = await ask('환불될까요?', true)
  await owner.call(api.answerQuestion, { ...one, body: { content: '네, 됩니다.' } })
  const other = as(await somebody(add, { name: 'Noa', channelSeq }))

  for (const person of [visitor, other])
    expect((await seen(person)).questions).toMatchObject([
      { content: null, writerName: '', isSecret: true, answers: [] },
    ])
  expect(JSON.stringify(await seen(visitor))).not.toContain('됩니다')
  for (const person of [mina, owner])
    expect((await seen(person)).questions).toMatchObject([{ content: '환불될까요?', answers: [{}] }])
})

test('a writer removes a question until it is answered; staff remove it at any time', async () => {
  const { ask, mina, owner, seen, visitor } = await aTalk()
  const mistake = await ask('잘못 썼어요')
  await expect(owner.call(api.removeQuestion, mistake)).refuses('NOT_FOUND')
  await mina.call(api.removeQuestion, mistake)
  const one = await ask()
  await owner.call(api.answerQuestion, { ...one, body: { content: '그럼요!' } })
  await expect(mina.call(api.removeQuestion, one)).refuses('QUESTION_ANSWERED')
  await expect(mina.call(api.takeDownQuestion, one)).refuses('NOT_ALLOWED')
  await owner.call(api.takeDownQuestion, one)
  expect(await seen(visitor)).toMatchObject({ questions: [], questionCount: 0 })
})

test('an answer is changed or removed, which opens the question again', async () => {
  const { ask, owner, mina, waiting, seen, visitor } = await aTalk()
  const one = await ask()
  const { answerSeq } = await owner.call(api.answerQuestion, { ...one, body: { content: '그렇요!' } })
  await owner.call(api.saveAnswer, { ...one, answerSeq, body: { content: '그럼요!' } })
  expect((await seen(visitor)).questions[0]?.answers).toMatchObject([{ content: '그럼요!' }])
  await owner.call(api.removeAnswer, { ...one, answerSeq })
  expect(await waiting()).toHaveLength(1)
  await expect(owner.call(api.removeAnswer, { ...one, answerSeq })).refuses('NOT_FOUND')

  const again = await mina.call(api.askAgain, { ...one, body: { content: '저기요?' } })
  const own = { ...one, answerSeq: again.answerSeq }
  await expect(owner.call(api.removeAnswer, own)).refuses('NOT_FOUND')
})

test('an instructor sees and answers questions about their own courses only', async () => {
  const { ask, add, as, channelSeq, courseRef } = await aTalk()
  const one = await ask()
  const teacher = await somebody(add, { name: 'Tea', channelSeq, role: 'TCH' })
  const tea = as(teacher)
  const list = async () => (await tea.call(api.listSiteQuestions, { channelSeq, query: {} })).total
  expect(await list()).toBe(0)
  await expect(tea.call(api.answerQuestion, { ...one, body: { content: '제가요' } })).refuses(
    'CLASS_NOT_FOUND',
  )
  await add.row('course_staff', {
    channel_seq: channelSeq,
    course_seq: courseRef.courseSeq,
    user_seq: teacher.userSeq,
  })
  expect(await list()).toBe(1)
  await tea.call(api.answerQuestion, { ...one, body: { content: '제가요' } })
})

test('older questions are paged, and asking is rate-limited', async () => {
  const { ask, seen, visitor, mina, courseRef } = await aTalk()
  for (let n = 1; n <= 9; n += 1) await ask(`${n}번째`)
  const first = await seen(visitor, { limit: 4 })
  expect(first.questions.map(({ content }) => content)).toEqual(['9번째', '8번째', '7번째', '6번째'])
  const next = await seen(visitor, { limit: 4, minSeq: first.questions.at(-1)?.questionSeq })
  expect(next.questions[0]?.content).toBe('5번째')
  await ask('10번째')
  await expect(mina.call(api.askQuestion, { ...courseRef, body: { content: '또' } })).refuses(
    'TOO_MANY_REQUESTS',
  )
})

test('a course that closed questions keeps the existing ones', async () => {
  const { ask, seen, visitor, owner, mina, courseRef } = await aTalk()
  await ask()
  await owner.call(saveEtc, { ...courseRef, body: { courseQuestionStatus: '99' } })
  const body = { content: '또 궁금해요' }
  await expect(mina.call(api.askQuestion, { ...courseRef, body })).refuses('QUESTIONS_CLOSED')
  expect((await seen(visitor)).questions).toHaveLength(1)
})

test('a question may be about one lesson and one second of its video', async () => {
  const { mina, visitor, owner, courseRef, videoLesson, curriculumSeq, add } = await aCinema()
  const put = (body: object) =>
    mina.call(api.askQuestion, { ...courseRef, body: { content: '왜죠?', ...body } })
  await put({ curriculumSeq: videoLesson, playSecond: 75 })
  await put({ curriculumSeq, playSecond: 75 })
  await put({})
  await put({ curriculumSeq: videoLesson, isSecret: true })
  const seen = async (by: typeof visitor, query: object = {}) =>
    (await by.call(api.listQuestions, { ...courseRef, query })).questions.map(({ lesson }) => lesson)
  const videoItem = { curriculumSeq: videoLesson, title: '첫 영상' }
  expect(await seen(visitor)).toMatchObject([null, null, { curriculumSeq, playSecond: null }, videoItem])
  expect(await seen(owner, { curriculumSeq: videoLesson })).toEqual([
    { ...videoItem, playSecond: null },
    { ...videoItem, playSecond: 75 },
  ])
  const { questionCount } = await mina.call(api.listQuestions, {
    ...courseRef,
    query: { curriculumSeq: videoLesson },
  })
  expect(questionCount).toBe(2)
  expect((await mina.call(getClassroom, courseRef)).questions).toBe('OPEN')
  await add.all(`update curriculums set deleted_at = now() where curriculum_seq = $1`, [videoLesson])
  expect(await seen(owner)).toMatchObject([null, null, { curriculumSeq }, null])
  await expect(put({ curriculumSeq: videoLesson })).refuses('NOT_FOUND')
})

test('staff download questions with their answers; a teacher those of their own classes alone', async () => {
  const { ask, owner, mina, add, as, channelSeq, app, courseSeq } = await aTalk()
  const one = await ask('=1+1 초보도 괜찮나요?', true)
  await owner.call(api.answerQuestion, { ...one, body: { content: '그럼요!' } })
  await mina.call(api.askAgain, { ...one, body: { content: '준비물은요?' } })
  await ask('주차되나요?')

  const fileFor = async (by: typeof owner, body: object = {}) =>
    rowsAt(app, (await by.call(api.downloadQuestions, { channelSeq, body })).url)
  const [heads = [], ...rows] = await fileFor(owner)
  const shown = rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])))
  expect(shown).toMatchObject([
    {
      작성자: 'Mina',
      질문: '=1+1 초보도 괜찮나요?',
      '공개 여부': '비공개',
      상태: '답변 대기',
      답변: 'Haru: 그럼요!\nMina: 준비물은요?',
    },
    { 질문: '주차되나요?', '공개 여부': '공개', 답변: '' },
  ])
  expect(await fileFor(owner, { q: '주차' })).toHaveLength(2)

  const jin = await somebody(add, { name: 'Jin', channelSeq, role: 'TCH' })
  expect(await fileFor(as(jin))).toHaveLength(1)
  await add.row('course_staff', {
    channel_seq: channelSeq,
    course_seq: courseSeq,
    user_seq: jin.userSeq,
    user_type_cd: 'TCH',
    is_invited: true,
  })
  expect(await fileFor(as(jin))).toHaveLength(3)
  await expect(mina.call(api.downloadQuestions, { channelSeq, body: {} })).refuses('NOT_ALLOWED')
})
