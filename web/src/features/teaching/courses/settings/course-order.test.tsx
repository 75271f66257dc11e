import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listFirstCourses, orderCourses } from 'contract/teaching/courses/order.api'
import { nameOf } from 'contract/http/endpoint'
import { aManager } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { OrderDialog } from './parts/OrderDialog.tsx'

test('staff reorder and remove pinned classes, and nothing is sent before saving', async () => {
  const list = ['아침 요가', '저녁 요가', '명상'].map((title) => ({ courseSeq: aSeq('course'), title }))
  const { user, answers, requests } = renderSite(<OrderDialog onClose={() => undefined} />, {
    session: aManager('SITE_CLASS_READ', 'SITE_CLASS_UPDATE'),
  })
  answers(listFirstCourses, { list })
  expect(await screen.findByRole('button', { name: '아침 요가 위로' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '저장하기' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: '명상 위로' }))
  await user.click(screen.getByRole('button', { name: '아침 요가 빼기' }))
  expect(requests.map(({ name }) => name)).not.toContain(nameOf(orderCourses))

  answers(orderCourses, null)
  answers(listFirstCourses, { list })
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  const [, evening, rest] = list
  expect(requests.find(({ name }) => name === nameOf(orderCourses))?.call).toMatchObject({
    body: { courseSeqs: [rest?.courseSeq, evening?.courseSeq] },
  })
})

test('a site without pinned classes shows how to pin some', async () => {
  const { answers } = renderSite(<OrderDialog onClose={() => undefined} />, {
    session: aManager('SITE_CLASS_READ', 'SITE_CLASS_UPDATE'),
  })
  answers(listFirstCourses, { list: [] })
  expect(await screen.findByText(/‘먼저 보이기’를 눌러/)).toBeVisible()
})
