import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createContents } from 'contract/teaching/contents/api'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { listFirstCourses } from 'contract/teaching/courses/order.api'
import { nameOf } from 'contract/http/endpoint'
import { aCard, notTrashed } from '../../../testing/classes.ts'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ContentsScreen } from './ContentsScreen.tsx'

const session = aManager('SITE_CLASS_READ', 'SITE_CLASS_UPDATE', 'CLASS_LIFECYCLE_CREATE')
const contents = {
  ...aCard({ title: '홈트 영상집', productKind: 'CONTENTS' as const, price: 9900, acceptCnt: 12 }),
  ...notTrashed,
  lifecycle: 'RECRUITING' as const,
  createdAt: '2026-11-01T00:00:00Z',
}
const onPage = (path = '/settings/contents') =>
  renderSite(<ContentsScreen />, { session, path, route: '/settings/contents' })

test('the list leads to the studio of each, with its price and buyers', async () => {
  const { answers, requests } = onPage()
  answers(listAdminCourses, { list: [contents], total: 1 })
  answers(listFirstCourses, { list: [] })
  const row = within(await screen.findByRole('row', { name: /홈트 영상집/ }))
  expect(row.getByRole('link', { name: '홈트 영상집' })).toHaveAttribute(
    'href',
    `/studio/${contents.courseSeq}/contents`,
  )
  expect(row.getByText('9,900원')).toBeVisible()
  expect(row.getByText('12')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(listAdminCourses))?.call).toMatchObject({
    query: { productKind: 'CONTENTS' },
  })
})

test('an empty list offers to make the first, and a name is enough', async () => {
  const { answers, user, requests } = onPage()
  answers(listAdminCourses, { list: [], total: 0 })
  expect(await screen.findByText('아직 콘텐츠가 없어요')).toBeVisible()
  const [make] = screen.getAllByRole('button', { name: '콘텐츠 만들기' })
  if (make) await user.click(make)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '만들기' }))
  expect(dialog.getByText('최소 2자 이상 입력해야 합니다.')).toBeVisible()
  answers(createContents, { courseSeq: aSeq('course') })
  await user.type(dialog.getByLabelText(/콘텐츠 이름/), '명상 전자책')
  await user.click(dialog.getByRole('button', { name: '만들기' }))
  await waitFor(() =>
    expect(requests.find(({ name }) => name === nameOf(createContents))?.call).toMatchObject({
      body: { title: '명상 전자책' },
    }),
  )
})

test('a search without a result says so, and all are shown again with an empty field', async () => {
  const { answers, user } = onPage('/settings/contents?q=없음')
  answers(listAdminCourses, { list: [], total: 0 })
  expect(await screen.findByText('찾는 콘텐츠가 없어요')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: '콘텐츠 이름 검색' })).toHaveValue('없음')
  answers(listAdminCourses, { list: [contents], total: 1 })
  answers(listFirstCourses, { list: [] })
  await user.click(screen.getByRole('button', { name: '모두 보기' }))
  expect(await screen.findByRole('row', { name: /홈트 영상집/ })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: '콘텐츠 이름 검색' })).toHaveValue('')
})
