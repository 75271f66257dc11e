import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as steps from 'contract/teaching/courses/state.api'
import * as stepsCopyApi from 'contract/teaching/curriculum/copy.api'
import { nameOf } from 'contract/http/endpoint'
import { aCard, notTrashed } from '../../../../testing/classes.ts'
import { aManager } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import type { AdminCourse } from './course-settings.api.ts'
import { CourseTable } from './parts/CourseTable.tsx'

const aCourse = (overrides: Partial<AdminCourse> = {}): AdminCourse => ({
  ...aCard(),
  lifecycle: 'RECRUITING',
  createdAt: '2026-11-01T00:00:00Z',
  ...notTrashed,
  ...overrides,
})
const open = (courses: AdminCourse[]) =>
  renderSite(<CourseTable courses={courses} />, {
    session: aManager('CLASS_LIFECYCLE_DELETE', 'CLASS_LIFECYCLE_COPY', 'CLASS_PUBLIC_UPDATE'),
  })

test('staff move several classes together, and see which ones stayed with the reason', async () => {
  const [going, staying] = [aCourse({ title: '새벽 명상' }), aCourse({ title: '저녁 요가' })]
  const site = open([going, staying])
  await site.user.click(screen.getByRole('checkbox', { name: '이 페이지 전체 선택' }))
  expect(screen.getByRole('checkbox', { name: '2개 선택' })).toBeChecked()
  await site.user.click(screen.getByRole('button', { name: '휴지통으로 옮기기' }))
  const { courseSeq, title } = staying
  site.answers(steps.trashCourses, {
    moved: [going.courseSeq],
    refused: [{ courseSeq, title, reason: 'ENROLLED' }],
  })
  const dialog = screen.getByRole('alertdialog', { name: '2개를 휴지통으로 옮길까요?' })
  await site.user.click(within(dialog).getByRole('button', { name: '휴지통으로 옮기기' }))
  const notice = await screen.findByRole('alertdialog', { name: '1개는 그대로 있어요' })
  expect(within(notice).getByText('저녁 요가')).toBeVisible()
  expect(within(notice).getByText('수강생이 있어요')).toBeVisible()
})

test('staff can purge a class only after typing its name', async () => {
  const course = aCourse({
    title: '새벽 명상',
    state: 'TRASHED',
    restoreExpiredAt: '2026-11-25T00:00:00Z',
  })
  const site = open([course])
  await site.user.click(screen.getByRole('button', { name: '새벽 명상 더보기' }))
  await site.user.click(await screen.findByRole('menuitem', { name: '완전히 삭제하기' }))
  const purge = screen.getByRole('button', { name: '완전히 삭제하기' })
  expect(purge).toBeDisabled()
  await site.user.type(screen.getByRole('textbox'), '새벽 명상')
  site.answers(steps.purgeCourse, null)
  await site.user.click(purge)
  await screen.findByText('새벽 명상')
  const said = site.requests.find(({ name }) => name === nameOf(steps.purgeCourse))
  expect(said?.call).toMatchObject({ body: { title: '새벽 명상' } })
})

test('staff copy a class from its row', async () => {
  const course = aCourse({ title: '새벽 명상' })
  const site = open([course])
  await site.user.click(screen.getByRole('button', { name: '새벽 명상 더보기' }))
  site.answers(stepsCopyApi.copyCourse, { courseSeq: course.courseSeq })
  await site.user.click(await screen.findByRole('menuitem', { name: '복사하기' }))
  expect(site.requests.map(({ name }) => name)).toContain(nameOf(stepsCopyApi.copyCourse))
})

test('one press makes a class on the main page private and moves it to the trash', async () => {
  const course = aCourse({ title: '새벽 명상' })
  const site = open([course])
  await site.user.click(screen.getByRole('button', { name: '새벽 명상 더보기' }))
  await site.user.click(await screen.findByRole('menuitem', { name: '휴지통으로 옮기기' }))
  site.refuses(steps.trashCourse, 'CLASS_SHOWN_FIRST')
  await site.user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: '휴지통으로 옮기기' }),
  )
  const question = await screen.findByRole('alertdialog', { name: '메인 화면에 보이는 클래스예요' })
  site.answers(steps.setCoursePublic, null)
  site.answers(steps.trashCourse, null)
  await site.user.click(within(question).getByRole('button', { name: '비공개로 바꾸고 옮기기' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const said = site.requests.map(({ name }) => name)
  expect(said.filter((name) => name === nameOf(steps.trashCourse))).toHaveLength(2)
  expect(site.requests.find(({ name }) => name === nameOf(steps.setCoursePublic))?.call).toMatchObject({
    body: { publicCd: '99' },
  })
})
