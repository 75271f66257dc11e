import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { arrangeCategories } from 'contract/teaching/courses/categories.api'
import { listCategories } from 'contract/teaching/courses/api'
import { nameOf } from 'contract/http/endpoint'
import { aManager } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { CategoriesDialog } from './parts/CategoriesDialog.tsx'

test('staff move, rename, add and delete categories, and save them together', async () => {
  const [yoga, calm] = [aSeq('category'), aSeq('category')]
  const list = [
    { channelCategorySeq: yoga, name: '요가', courseCount: 3 },
    { channelCategorySeq: calm, name: '명상', courseCount: 0 },
  ]
  const { user, answers, requests } = renderSite(<CategoriesDialog onClose={() => undefined} />, {
    session: aManager('SITE_CLASS_READ', 'SITE_CLASS_UPDATE'),
  })
  answers(listCategories, { list })
  const save = screen.getByRole('button', { name: '저장하기' })
  await user.type(await screen.findByRole('textbox', { name: '명상 이름' }), ' 시간')
  await user.type(screen.getByRole('textbox', { name: '새 카테고리 이름' }), '요가{Enter}')
  expect(screen.getByText('같은 이름이 두 번 있어요.')).toBeVisible()
  expect(save).toBeDisabled()
  const [first] = screen.getAllByRole('button', { name: '요가 지우기' })
  if (first) await user.click(first)
  expect(
    screen.getByText('지운 카테고리에 있던 클래스는 카테고리가 없게 돼요. 공개된 것이 3개예요.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: '요가 위로' }))

  answers(arrangeCategories, null)
  answers(listCategories, { list })
  await user.click(save)
  expect(requests.find(({ name }) => name === nameOf(arrangeCategories))?.call).toMatchObject({
    body: {
      categories: [{ name: '요가' }, { channelCategorySeq: calm, name: '명상 시간' }],
      removed: [yoga],
    },
  })
})
