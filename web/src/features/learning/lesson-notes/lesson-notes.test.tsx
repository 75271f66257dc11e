import { screen, within } from '@testing-library/react'
import { addLessonNote, listLessonNotes, removeLessonNote } from 'contract/learning/lesson-notes/api'
import type { LessonNote } from 'contract/learning/lesson-notes/schemas'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { LessonNotes } from './LessonNotes.tsx'

const courseSeq = aSeq('course')
const curriculumSeq = aSeq('curriculum')
const note: LessonNote = {
  lessonNoteSeq: aSeq('lesson note'),
  curriculumSeq,
  lessonTitle: '호흡',
  kind: 'NOTE',
  playSecond: 84,
  content: '어깨를 내리고',
  createdAt: '2026-11-22T01:00:00Z',
  updatedAt: '2026-11-22T01:00:00Z',
}
function open(list: LessonNote[], second = 36) {
  const onJump = vi.fn()
  const site = renderSite(
    <LessonNotes courseSeq={courseSeq} curriculumSeq={curriculumSeq} second={() => second} onJump={onJump} />,
  )
  site.answers(listLessonNotes, { list, total: list.length })
  return { ...site, onJump }
}

test('a note is stored with the moment at which the learner began it', async () => {
  const { user, answers, requests } = open([])
  expect(await screen.findByText('아직 남긴 메모가 없어요.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /메모/ }), '숨부터')
  answers(addLessonNote, { lessonNoteSeq: aSeq('lesson note') })
  answers(listLessonNotes, { list: [note], total: 1 })
  await user.click(screen.getByRole('button', { name: '0:36에 메모 남기기' }))
  const body = { curriculumSeq, kind: 'NOTE', playSecond: 36, content: '숨부터' }
  expect(requests).toContainEqual(expect.objectContaining({ call: expect.objectContaining({ body }) }))
  expect(await screen.findByText('어깨를 내리고')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /메모/ })).toHaveValue('')
})

test('a note links to its moment, and the learner can delete it', async () => {
  const { user, answers, onJump } = open([note])
  const row = within(await screen.findByRole('listitem'))
  await user.click(row.getByRole('button', { name: '1:24부터 보기' }))
  expect(onJump).toHaveBeenCalledWith(84)
  answers(removeLessonNote, null)
  answers(listLessonNotes, { list: [], total: 0 })
  await user.click(row.getByRole('button', { name: '메모 지우기: 어깨를 내리고' }))
  expect(await screen.findByText('아직 남긴 메모가 없어요.')).toBeVisible()
})
