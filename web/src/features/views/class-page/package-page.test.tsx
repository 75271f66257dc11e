import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkSchedule, getPackageAttendance } from 'contract/money/enrolments/api'
import type { PackageContents } from 'contract/teaching/packages/schemas'
import { getCourseViewer } from 'contract/views/class-page/api'
import { aCard, aClass, aViewer } from '../../../testing/classes.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PackageButton } from './parts/PackageButton.tsx'
import { PackageSums } from './parts/PackageSums.tsx'

const course = aClass({ productKind: 'PACKAGE', price: 50_000 })
const yoga = { ...aCard({ title: '저녁 요가' }), lessonCount: 8, totalSeconds: 0, seatsLeft: null }
const contents: PackageContents = {
  list: [yoga],
  separateAmount: 70_000,
  krwOnly: false,
  blockedBy: null,
  expectedEnd: null,
}

test('the sums say what the package saves', () => {
  renderSite(<PackageSums course={course} contents={contents} />)
  expect(screen.getByText('70,000원')).toBeVisible()
  expect(screen.getByText('-20,000원')).toBeVisible()
})

test('a full class sells the package out', () => {
  renderSite(<PackageButton course={course} contents={{ ...contents, blockedBy: 'SOLD_OUT' }} />)
  expect(screen.getByRole('button', { name: '정원이 모두 찼어요' })).toBeDisabled()
})

test('who attends one of its classes reads why it is refused; who did before is asked, and goes on', async () => {
  const attended = renderSite(<PackageButton course={course} contents={contents} />, { session: aMember() })
  attended.answers(getCourseViewer, aViewer())
  attended.answers(getPackageAttendance, { enrolled: [yoga.courseSeq], before: [] })
  await attended.user.click(await screen.findByRole('button', { name: '패키지 신청하기' }))
  expect(await screen.findByText(/이미 수강 중인 클래스가 들어 있는/)).toBeVisible()
  attended.unmount()

  const before = renderSite(<PackageButton course={course} contents={contents} />, { session: aMember() })
  before.answers(getCourseViewer, aViewer())
  before.answers(getPackageAttendance, { enrolled: [], before: [yoga.courseSeq] })
  await before.user.click(await screen.findByRole('button', { name: '패키지 신청하기' }))
  expect(await screen.findByText(/저녁 요가 — 이미 수강한 적이 있어요/)).toBeVisible()
  before.answers(checkSchedule, { isBlocked: false, message: '' })
  await before.user.click(screen.getByRole('button', { name: '신청하기' }))
  await waitFor(() => expect(before.router.state.location.search).toContain('skipAttendCheck=true'))
})
