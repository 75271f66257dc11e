import { expect, test } from 'vitest'
import { getForm, updateForm } from 'contract/growth/forms/api'
import { saveFormEvents } from 'contract/growth/forms/events.api'
import { downloadFormResponses, listFormResponses } from 'contract/growth/forms/responses.api'
import { enterForm, showForm } from 'contract/growth/forms/submit.api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import type { CourseSeq } from 'contract/values/ids'
import { aForm } from '../../../testing/forms-world.ts'
import { aLive } from '../../../testing/live-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { somebody } from '../../../testing/world.ts'
import { sentence } from '../../../platform/words/sentence.ts'
import { standardLocale } from '../../../platform/words/site-words.ts'
import { enrolAgain } from './form-enrolment.jobs.ts'

/** A published form that enrols who answers in a free class, as often as they like. */
async function anEntry({ seats = 10 }: { seats?: number } = {}) {
  const world = await aForm({ answerMode: 'DUP_Y' })
  const { owner, ownerSeq, channelSeq, add, ref } = world
  const course = await add.course(channelSeq, { writer: ownerSeq, price: 0, seats })
  const { courseSeq } = course
  const save = (chosen: CourseSeq) =>
    owner.call(saveFormEvents, { ...ref, body: { list: [{ action: 'ENROL', courseSeq: chosen }] } })
  await save(courseSeq)
  const places = () =>
    add.all<{ state: string; source: string }>(
      'select state, source from enrolments where course_seq = $1 order by attend_seq',
      [courseSeq],
    )
  const responses = async () => (await owner.call(listFormResponses, { ...ref, query: {} })).list
  return { ...world, courseSeq, classSeq: course.classSeq, save, places, responses }
}

test('a member who answers has a place, once, and staff read what came of it', async () => {
  const world = await anEntry()
  const { app, owner, mina, ref, page, answer, name, courseSeq, places, responses, visitor } = world
  expect(await visitor.call(showForm, page)).toMatchObject({ enrolsIn: { courseSeq }, items: [] })
  expect(await answer(mina, name('Mina'))).toMatchObject({
    enrolment: { courseSeq, state: 'ENROLLED', reason: null },
  })
  expect(await answer(mina, name('Mina again'))).toMatchObject({
    enrolment: { state: 'ALREADY', reason: '이미 신청한 클래스입니다.' },
  })
  await world.workThrough({ minutes: 5 })
  expect(await places()).toEqual([{ state: 'APPROVED', source: 'FREE' }])
  expect((await responses()).map(({ enrolment }) => enrolment?.state)).toEqual(['ALREADY', 'ENROLLED'])
  const { url } = await owner.call(downloadFormResponses, { ...ref, body: {} })
  const rows = await rowsAt(app, url)
  expect(rows.map((row) => row[3])).toEqual(['등록 결과', '등록됨', '이미 신청한 클래스입니다.'])
})

test('the answer stays where there is no seat, and the person reads why', async () => {
  const { mina, member, answer, name, places, responses } = await anEntry({ seats: 1 })
  await answer(await member('Jun'), name('Jun'))
  const { enrolment } = await answer(mina, name('Mina'))
  expect(enrolment).toMatchObject({ state: 'REFUSED', reason: '정원이 모두 찼습니다.' })
  expect(await places()).toHaveLength(1)
  expect(await responses()).toMatchObject([
    { name: 'Mina', enrolment: { state: 'REFUSED' } },
    { name: 'Jun' },
  ])
})

test('nobody gets a place whose live lessons are at the time of others of theirs', async () => {
  const { owner, mina, minaSeq, ownerSeq, channelSeq, add, answer, name, courseSeq, places } = await anEntry()
  const other = await add.course(channelSeq, { writer: ownerSeq })
  await add.enrolment({ channelSeq, ...other, userSeq: minaSeq })
  for (const one of [courseSeq, other.courseSeq])
    await owner.call(addCurriculum, { channelSeq, courseSeq: one, body: aLive(120) })
  const { enrolment } = await answer(mina, name('Mina'))
  expect(enrolment?.reason).toBe(sentence(standardLocale('ko'), 'FORM_CLASS_OVERLAP'))
  expect(await places()).toEqual([])
})

test('a class with a price is refused when it is chosen, and again when somebody answers', async () => {
  const { mina, ownerSeq, channelSeq, add, answer, name, save, courseSeq, places, otherSite } =
    await anEntry()
  const paid = await add.course(channelSeq, { writer: ownerSeq, price: 10_000 })
  await expect(save(paid.courseSeq)).refuses('FORM_CLASS_PAID')
  await add.all("update courses set choise_type_cd = '01' where course_seq = $1", [courseSeq])
  await expect(save(courseSeq)).refuses('FORM_CLASS_UNFIT')
  const foreign = await add.course(otherSite.channelSeq, { writer: ownerSeq, price: 0 })
  await expect(save(foreign.courseSeq)).refuses('FORM_CLASS_UNFIT')

  await add.all(
    "update courses set choise_type_cd = '00', fare_cd = '01', price = 10000 where course_seq = $1",
    [courseSeq],
  )
  const { enrolment } = await answer(mina, name('Mina'))
  expect(enrolment?.reason).toMatch(/^유료 클래스는/)
  expect(await places()).toEqual([])
})

test('a form that enrols is for people who are signed in and belong to the site', async () => {
  const { owner, visitor, add, as, ref, input, page, answer, name, responses } = await anEntry()
  expect(await owner.call(getForm, ref)).toMatchObject({ isLoginRequired: true, isEnrolling: true })
  await expect(owner.call(updateForm, { ...ref, body: input })).refuses('FORM_ENROL_SIGN_IN')
  await expect(answer(visitor, name('Jun'))).refuses('SIGN_IN_FIRST')
  expect((await visitor.call(enterForm, page)).form.items).toEqual([])
  const guest = as(await somebody(add, { name: 'Guest', signedInAt: ref.channelSeq }))
  await expect(answer(guest, name('Guest'))).refuses('NOT_CHANNEL_USER')
  expect(await responses()).toEqual([])
})

test('what could not be done at once is done by a job, once', async () => {
  const { app, minaSeq, add, channelSeq, formSeq, courseSeq, places, responses } = await anEntry()
  // As if the process had ended after the answer was stored.
  await add.all(
    `insert into form_responses
       (channel_seq, form_seq, version, user_seq, is_only, answers, search_text, submitted_at)
     values ($1, $2, 1, $3, false, '{}', '', now())`,
    [channelSeq, formSeq, minaSeq],
  )
  const [response] = await responses()
  if (!response) throw new Error('no response')
  const input = { formResponseSeq: response.formResponseSeq, courseSeq }
  const ctx = await app.contextFor(channelSeq)
  for (let n = 0; n < 2; n += 1) await enrolAgain.run(ctx, input, new AbortController().signal)
  expect(await places()).toHaveLength(1)
  expect(await responses()).toMatchObject([{ enrolment: { state: 'ENROLLED' } }])
})
