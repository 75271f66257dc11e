import * as api from 'contract/learning/lesson-notes/api'
import { MAX_NOTES } from 'contract/learning/lesson-notes/lesson-notes.rules'
import { memberErased } from 'contract/people/members/events'
import { expect, test } from 'vitest'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aCinema } from '../../../testing/classroom-world.ts'

async function aNotebook() {
  const world = await aCinema()
  const { mina, courseRef, videoLesson, curriculumSeq } = world
  const write = async (content: string, playSecond: number | null = null, seq = videoLesson) => ({
    ...courseRef,
    ...(await mina.call(api.addLessonNote, {
      ...courseRef,
      body: { curriculumSeq: seq, kind: content === '' ? 'BOOKMARK' : 'NOTE', content, playSecond },
    })),
  })
  const notes = async (query: object = {}, by = mina) => {
    const { list, total } = await by.call(api.listLessonNotes, { ...courseRef, query })
    return [total, list.map(({ content, playSecond, kind }) => [kind, playSecond, content])]
  }
  return { ...world, text: curriculumSeq, write, notes }
}

test('notes are listed by position in the video, can be searched, and have no position without a video', async () => {
  const { write, notes, text } = await aNotebook()
  await write('어깨를 내리고', 90)
  await write('숨부터', 12)
  await write('', 30)
  await write('준비물: 매트', 5, text)
  expect((await notes())[0]).toBe(4)
  expect(await notes({ q: '매트' })).toEqual([1, [['NOTE', null, '준비물: 매트']]])
  const [, ofFilm] = await notes({ q: '숨' })
  expect(ofFilm).toEqual([['NOTE', 12, '숨부터']])
  expect(await notes({ curriculumSeq: text })).toEqual([1, [['NOTE', null, '준비물: 매트']]])
  expect(await notes({ page: 2, size: 20 })).toEqual([4, []])
})

test('a note is changed and removed by its writer, and by no other user', async () => {
  const { write, notes, owner, member, mina } = await aNotebook()
  const bookmark = await write('', 30)
  await mina.call(api.changeLessonNote, { ...bookmark, body: { content: '여기 다시' } })
  expect(await notes()).toEqual([1, [['NOTE', 30, '여기 다시']]])
  for (const other of [owner, await member('Jun')]) {
    expect(await notes({}, other)).toEqual([0, []])
    const body = { content: '남의 메모' }
    await expect(other.call(api.changeLessonNote, { ...bookmark, body })).refuses('NOT_FOUND')
    await expect(other.call(api.removeLessonNote, bookmark)).refuses('NOT_FOUND')
  }
  await mina.call(api.removeLessonNote, bookmark)
  await expect(mina.call(api.removeLessonNote, bookmark)).refuses('NOT_FOUND')
  expect(await notes()).toEqual([0, []])
})

test('only people who may open a lesson take notes, and a note needs a text', async () => {
  const { courseRef, member, visitor, mina, videoLesson, add } = await aNotebook()
  const stranger = await member('Far away')
  const body = { curriculumSeq: videoLesson, kind: 'NOTE' as const, content: '몰래' }
  await expect(stranger.call(api.addLessonNote, { ...courseRef, body })).refuses('NOT_ATTENDING')
  await expect(visitor.call(api.addLessonNote, { ...courseRef, body })).refuses('SIGN_IN_FIRST')
  const empty = { ...body, content: '  ' }
  await expect(mina.call(api.addLessonNote, { ...courseRef, body: empty })).refuses('BAD_INPUT')
  await add.all(`update curriculums set lock_status_yn = 'Y' where curriculum_seq = $1`, [videoLesson])
  await expect(mina.call(api.addLessonNote, { ...courseRef, body })).refuses('LESSON_LOCKED')
})

test('all notes are exported as text, and deleted with their writer', async () => {
  const { write, notes, mina, courseRef, app, channelSeq, minaSeq } = await aNotebook()
  expect(await mina.call(api.exportLessonNotes, courseRef)).toEqual({ title: '', text: '' })
  await write('첫 줄\n둘째 줄', 3723)
  await write('', 5)
  const { title, text } = await mina.call(api.exportLessonNotes, courseRef)
  expect(title).not.toBe('')
  expect(text).toContain('- [0:05]\n- [1:02:03] 첫 줄\n  둘째 줄\n')
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  expect(await notes()).toEqual([0, []])
})

test('a class holds a thousand notes of one learner, and no more', async () => {
  const { write, add, videoLesson, courseRef } = await aNotebook()
  await write('첫 메모')
  await add.all(
    `insert into lesson_notes (channel_seq, course_seq, curriculum_seq, user_seq, kind, content, created_at, updated_at)
      select channel_seq, course_seq, curriculum_seq, user_seq, kind, content, created_at, updated_at
      from lesson_notes, generate_series(2, $2) where course_seq = $1`,
    [courseRef.courseSeq, MAX_NOTES],
  )
  await expect(write('하나 더', null, videoLesson)).refuses('NOTES_FULL')
})
