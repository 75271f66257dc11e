import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getKeywords, saveKeywords } from 'contract/site/terminology/api'
import { renderSite } from '../../../testing/render-site.tsx'
import { WordsPage } from '../../../routes/WordsPage.tsx'

const samples = {
  ko: { mail: '[{site}] {class} 결제가 완료되었습니다', error: '{class|은} 삭제할 수 없습니다.' },
  en: { mail: '[{site}] Your {class} is paid', error: '{class|a} cannot be deleted.' },
  jp: { mail: '[{site}] {class}', error: '{class}' },
}
const stored = { version: 0, words: { ko: {}, en: {}, jp: {} }, samples }

async function openScreen() {
  const view = renderSite(<WordsPage />, {
    session: { state: 'visitor' },
    path: '/settings/configuration/words',
  })
  view.answers(getKeywords, stored)
  const field = await screen.findByRole('textbox', { name: '‘클래스’ 대신 쓸 말' })
  return {
    ...view,
    field,
    preview: () => within(screen.getByRole('complementary', { name: '이렇게 보여요' })),
  }
}

test('shows a term in real sentences while the owner types it, with its particle', async () => {
  const { user, field, preview } = await openScreen()
  expect(preview().getByText('조건에 맞는 클래스가 없어요')).toBeVisible()

  await user.type(field, '수업')

  expect(preview().getByText('조건에 맞는 수업이 없어요')).toBeVisible()
  expect(preview().getByText('[온결요가] 수업 결제가 완료되었습니다')).toBeVisible()
  expect(preview().getByText('수업은 삭제할 수 없습니다.')).toBeVisible()
})

test('shows an error at the field of a term that would break a sentence, and does not send it', async () => {
  const { user, field, requests } = await openScreen()
  await user.type(field, '수<업')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('{ } < > | 기호와 줄바꿈은 쓸 수 없어요')

  await user.click(screen.getByRole('button', { name: '저장하기' }))

  expect(requests.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

test('English has singular and plural; saving sends both, and reloads the page', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { href: 'http://demo.localhost:3000/settings/configuration/words', reload })
  const { user, answers, requests } = await openScreen()
  await user.click(screen.getByRole('tab', { name: 'English' }))
  await user.type(screen.getByRole('textbox', { name: '‘클래스’ 대신 쓸 말' }), 'study')
  expect(screen.getByRole('textbox', { name: '‘클래스’ 대신 쓸 말, 여럿일 때' })).toHaveValue('studies')
  const words = { ko: {}, en: { class: { one: 'study', many: 'studies' } }, jp: {} }
  answers(saveKeywords, { version: 1 })
  answers(getKeywords, { ...stored, version: 1, words })

  await user.click(screen.getByRole('button', { name: '저장하기' }))

  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
  const sent = requests.find(({ name }) => name.startsWith('POST'))
  expect(sent?.call).toMatchObject({ body: { words } })
  vi.unstubAllGlobals()
})

test('the owner resets one term, or all of them, to the standard', async () => {
  const { user, field } = await openScreen()
  await user.type(field, '수업')
  await user.click(screen.getByRole('button', { name: '‘클래스’ 기본으로' }))
  expect(field).toHaveValue('')

  await user.type(field, '수업')
  await user.click(screen.getByRole('button', { name: '모두 기본으로' }))
  expect(field).toHaveValue('')
})
