import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { listFirstCourses, orderCourses } from 'contract/teaching/courses/order.api'
import { aCard, notTrashed } from '../../../testing/classes.ts'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PackagesScreen } from './PackagesScreen.tsx'

test('staff put a package first in the list of packages', async () => {
  const { user, answers, requests } = renderSite(<PackagesScreen />, {
    session: aManager('SITE_CLASS_READ', 'SITE_CLASS_UPDATE'),
  })
  const card = {
    ...aCard({ title: '겨울 입문 패키지', productKind: 'PACKAGE' }),
    ...notTrashed,
    lifecycle: 'RECRUITING' as const,
    createdAt: '2026-11-01T00:00:00Z',
  }
  answers(listAdminCourses, { list: [card], total: 1 })
  answers(listFirstCourses, { list: [] })
  answers(orderCourses, null)
  await user.click(await screen.findByRole('button', { name: '겨울 입문 패키지 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '먼저 보이기' }))
  expect(requests.find(({ name }) => name === nameOf(orderCourses))?.call).toMatchObject({
    body: { productKind: 'PACKAGE', courseSeqs: [card.courseSeq] },
  })
})
