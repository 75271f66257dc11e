import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aLesson } from '../../../../testing/lessons.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import type { Classroom } from '../../../learning/lessons/lessons.api.ts'
import { LessonList } from '../../../learning/lessons/LessonList.tsx'

afterEach(() => vi.restoreAllMocks())
const ignore = () => undefined

/** Simulates the layout of a browser: a box of 90 pixels, with the lessons far below its end. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(90)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    return this.matches('a') ? new DOMRect(0, 300, 100, 40) : new DOMRect(0, 0, 100, 90)
  })
}

const aRoomOf = (lessons: Classroom['lessons']): Classroom => ({
  title: '저녁 요가',
  rows: lessons,
  lessons,
  completedCount: 0,
  total: lessons.length,
  percent: 0,
  attendSeq: null,
  isAttending: false,
  isDaily: false,
  mayEnter: true,
  questions: 'HIDDEN',
  hasChat: false,
})

test('what the icons of a lesson show is said in words, too', () => {
  const lessons = [
    aLesson({
      title: '호흡',
      curriculumTypeCd: '02',
      duration: 90,
      vodLockStatusCd: '00',
      progressState: 'DONE',
    }),
    aLesson({ title: '읽을거리', curriculumTypeCd: '05' }),
    aLesson({ title: '자료 모음', curriculumTypeCd: '06', isOpen: false }),
  ]
  renderSite(
    <LessonList courseSeq={aSeq('course')} classroom={aRoomOf(lessons)} current={undefined} onGo={ignore} />,
  )
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['완료호흡영상 · 1:30', '아직 안 봄읽을거리글', '잠김자료 모음자료'])
})

test('scrolls a long curriculum to the open lesson', async () => {
  const lessons = ['첫 인사', '호흡', '어깨 열기'].map((title) => aLesson({ title }))
  const classroom = aRoomOf(lessons)
  layOut()
  renderSite(
    <div style={{ overflowY: 'auto' }} data-testid="box">
      <LessonList
        courseSeq={aSeq('course')}
        classroom={classroom}
        current={lessons[2]?.curriculumSeq}
        onGo={ignore}
      />
    </div>,
  )
  await waitFor(() => expect(screen.getByTestId('box').scrollTop).toBe(270))
})
