import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { listFirstCourses, orderCourses } from 'contract/teaching/courses/order.api'
import { setCoursePublic, trashCourse } from 'contract/teaching/courses/state.api'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import { aCard, notTrashed } from '../../../testing/classes.ts'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { PackagesScreen } from './PackagesScreen.tsx'

const aPackage = () => ({
  ...aCard({ title: '겨울 입문 패키지', productKind: 'PACKAGE' as const }),
  ...notTrashed,
  lifecycle: 'RECRUITING' as const,
  createdAt: '2026-11-01T00:00:00Z',
})

test('staff hide a package and put it into the trash from its row', async () => {
  const { user, answers, requests } = renderSite(<PackagesScreen />, {
    session: aManager('CLASS_LIFECYCLE_DELETE', 'CLASS_PUBLIC_UPDATE', 'CLASS_STUDENT_READ'),
  })
  const card = aPackage()
  answers(listAdminCourses, { list: [card], total: 1 })
  answers(setCoursePublic, null)
  answers(trashCourse, null)
  const open = async () => user.click(await screen.findByRole('button', { name: '겨울 입문 패키지 더보기' }))
  await open()
  expect(await screen.findByRole('menuitem', { name: '수강생 보기' })).toHaveAttribute(
    'href',
    `/packages/${card.courseSeq}/settings/attendees`,
  )
  await user.click(screen.getByRole('menuitem', { name: '비공개로 바꾸기' }))
  await open()
  await user.click(await screen.findByRole('menuitem', { name: '휴지통으로 옮기기' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: '휴지통으로 옮기기' }))
  await waitFor(() =>
    expect(requests.map(({ name }) => name)).toEqual(
      expect.arrayContaining([nameOf(setCoursePublic), nameOf(trashCourse)]),
    ),
  )
})

test('staff put a package first in the list of packages', async () => {
  const { user, answers, requests } = renderSite(<PackagesScreen />, {
    session: aManager('SITE_CLASS_READ', 'SITE_CLASS_UPDATE'),
  })
  const card = aPackage()
  answers(listAdminCourses, { list: [card], total: 1 })
  answers(listFirstCourses, { list: [] })
  answers(orderCourses, null)
  await user.click(await screen.findByRole('button', { name: '겨울 입문 패키지 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '먼저 보이기' }))
  expect(requests.find(({ name }) => name === nameOf(orderCourses))?.call).toMatchObject({
    body: { productKind: 'PACKAGE', courseSeqs: [card.courseSeq] },
  })
})

async function openMenu(...keys: Parameters<typeof aManager>) {
  const site = renderSite(<PackagesScreen />, { session: aManager(...keys) })
  site.answers(listAdminCourses, { list: [aPackage()], total: 1 })
  await site.user.click(await screen.findByRole('button', { name: '겨울 입문 패키지 더보기' }))
  return site
}

test('staff copy a package', async () => {
  const { user, answers, requests } = await openMenu('CLASS_LIFECYCLE_COPY', 'PACKAGE_LIFECYCLE_CREATE')
  answers(copyCourse, { courseSeq: aSeq('course') })
  await user.click(await screen.findByRole('menuitem', { name: '복사하기' }))
  expect(requests.map(({ name }) => name)).toContain(nameOf(copyCourse))
})

test('staff who may not make packages copy none', async () => {
  await openMenu('CLASS_LIFECYCLE_COPY', 'CLASS_STUDENT_READ')
  expect(await screen.findByRole('menuitem', { name: '수강생 보기' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: '복사하기' })).toBeNull()
})

test('the list of packages leads to the trash, where those that were thrown away wait', async () => {
  const { answers } = renderSite(<PackagesScreen />, {
    session: aManager('SITE_CLASS_READ', 'CLASS_LIFECYCLE_DELETE'),
  })
  answers(listAdminCourses, { list: [aPackage()], total: 1 })
  expect(await screen.findByRole('link', { name: '휴지통' })).toHaveAttribute(
    'href',
    '/settings/course?shelf=trash',
  )
})
