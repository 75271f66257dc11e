import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enrolFree } from 'contract/workflows/admissions/api'
import { checkSchedule } from 'contract/money/enrolments/api'
import { getCourseViewer } from 'contract/views/class-page/api'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { aCard, aClass, aPlace, aViewer } from '../../../testing/classes.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ClassCard } from '../class-list/ClassCard.tsx'
import { ClassTitle } from './parts/ClassTitle.tsx'
import { PurchaseCard } from './parts/Purchase.tsx'

const weekly: Partial<CourseDetail> = {
  courseTypeCd: '01',
  scheduleTypeCd: 'R',
  weekdays: [2, 4],
  classStartTime: '19:00',
  classEndTime: '20:30',
  period: 2,
}

test('a project is marked as such, and shows when it meets', () => {
  renderSite(<ClassTitle course={aClass(weekly)} />)
  expect(screen.getByText('프로젝트')).toBeVisible()
  for (const part of ['매주 화·목', '19:00–20:30', '2개월']) expect(screen.getByText(part)).toBeVisible()
})
test('an ordinary class shows no kind', () => {
  renderSite(<ClassTitle course={aClass()} />)
  expect(screen.queryByText('일정')).toBeNull()
  expect(screen.queryByText('클럽')).toBeNull()
})
test.each([
  ['02', '특강'],
  ['03', '클럽'],
  ['04', '맞춤 클래스'],
] as const)('a class of kind %s is marked in a list as %s', (courseTypeCd, label) => {
  renderSite(<ClassCard course={aCard({ courseTypeCd })} />)
  expect(screen.getByText(label)).toBeVisible()
})

const url = 'https://school.example/room'
test('opens a class on another site in a new window', async () => {
  const course = aClass({ openTypeCd: '99', minUserCount: 4 })
  const site = renderSite(<PurchaseCard course={course} isPreview={false} />, { session: aMember() })
  const attend = aPlace()
  site.answers(getCourseViewer, aViewer({ attend, openTypeUrl: url }))
  const link = await screen.findByRole('link', { name: /^수강하러 가기\s*\(새 창\)$/ })
  expect(link).toHaveAttribute('href', url)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByText('외부 사이트')).toBeVisible()
  expect(screen.getByText('4명부터 열려요')).toBeVisible()
})

test('a free class on another site is joined here first; then the button leads there', async () => {
  const course = aClass({ openTypeCd: '99', fareCd: '00', price: 0 })
  const site = renderSite(<PurchaseCard course={course} isPreview={false} />, { session: aMember() })
  site.answers(getCourseViewer, aViewer())
  await waitFor(() => expect(screen.getByRole('button', { name: '무료로 시작하기' })).toBeEnabled())
  site.answers(checkSchedule, { isBlocked: false, message: '' })
  const attendSeq = aSeq('enrolment')
  site.answers(enrolFree, { attendSeq })
  site.answers(getCourseViewer, aViewer({ attend: aPlace({ attendSeq }), openTypeUrl: url }))
  await site.user.click(screen.getByRole('button', { name: '무료로 시작하기' }))
  expect(await screen.findByRole('link', { name: /^수강하러 가기\s*\(새 창\)$/ })).toBeVisible()
})
