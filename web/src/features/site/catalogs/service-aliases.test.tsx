import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { createServiceAlias, listServiceAliases, removeServiceAlias } from 'contract/site/catalogs/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { ServiceAliasesScreen } from './ServiceAliasesScreen.tsx'

const academy = { alias: 'academy', name: '아카데미', courseCount: 3 }

function aScreen(list = [academy]) {
  const shown = renderSite(<ServiceAliasesScreen />, { session: aManager('SITE_SUPPORT_UPDATE') })
  shown.answers(listServiceAliases, { list })
  const sent = (endpoint: Parameters<typeof nameOf>[0]) =>
    shown.requests.find(({ name }) => name === nameOf(endpoint))?.call
  return { ...shown, sent }
}

test('staff create the first alias of a site', async () => {
  const { user, answers, sent } = aScreen([])
  await user.click(await screen.findByRole('button', { name: '별칭 추가' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^이름/), '아카데미')
  await user.type(dialog.getByLabelText(/^주소/), 'Academy')
  answers(createServiceAlias, null)
  answers(listServiceAliases, { list: [academy] })
  await user.click(dialog.getByRole('button', { name: '저장하기' }))

  expect(await screen.findByRole('link', { name: /\/academy\/classes$/ })).toBeVisible()
  expect(sent(createServiceAlias)).toMatchObject({ body: { alias: 'academy', name: '아카데미' } })
})

test.each([
  ['1st', /영문 소문자로 시작해 .* 입력해 주세요/],
  ['settings', /다른 페이지가 쓰는 주소/],
])('rejects %s at its field, and sends nothing', async (alias, said) => {
  const { user, sent } = aScreen()
  await user.click(await screen.findByRole('button', { name: '별칭 추가' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^이름/), '아카데미')
  await user.type(dialog.getByLabelText(/^주소/), alias)
  await user.click(dialog.getByRole('button', { name: '저장하기' }))

  expect(dialog.getByLabelText(/^주소/)).toHaveAccessibleDescription(said)
  expect(sent(createServiceAlias)).toBeUndefined()
})

test('deleting an alias first explains where its classes go', async () => {
  const { user, answers, sent } = aScreen()
  await user.click(await screen.findByRole('button', { name: '아카데미 삭제' }))
  expect(screen.getByText(/기본 주소로 돌아가고/)).toBeVisible()
  answers(removeServiceAlias, null)
  answers(listServiceAliases, { list: [] })
  await user.click(screen.getByRole('button', { name: '삭제' }))

  await waitFor(() => expect(sent(removeServiceAlias)).toMatchObject({ params: { serviceAlias: 'academy' } }))
  expect(await screen.findByText('아직 별칭이 없어요')).toBeVisible()
})
