import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/people/levels/api'
import { noConditions } from 'contract/people/levels/levels.rules'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { CountedLevel } from './levels.api.ts'
import { LevelsScreen } from './LevelsScreen.tsx'

const level = (name: string, overrides: Partial<CountedLevel> = {}): CountedLevel => ({
  levelSeq: aSeq('level'),
  name,
  color: 'gray',
  way: 'EVERYBODY',
  conditions: noConditions,
  discountPercent: 0,
  memberCount: 0,
  ...overrides,
})
const family = level('패밀리', { memberCount: 1200 })
const gold = level('골드', {
  color: 'gold',
  way: 'RULE',
  conditions: { ...noConditions, finished: 3, paid: 100_000 },
})
const session = aManager('SITE_MEMBER_READ', 'SITE_MEMBER_UPDATE')
const listed = (...levels: CountedLevel[]) => ({ levels, isBesideNames: false })

test('the list says what each level asks for and how many members have it', async () => {
  const { answers } = renderSite(<LevelsScreen />, { session })
  answers(api.listLevels, listed(family, gold))
  const row = within((await screen.findByText('골드')).closest('tr') as HTMLElement)
  expect(row.getByText('수료한 클래스 3개 이상')).toBeVisible()
  expect(row.getByText('결제 금액 100,000원 이상')).toBeVisible()
  expect(screen.getByText('1,200명')).toBeVisible()
  expect(screen.getByText('모든 회원')).toBeVisible()
})

test('without a level staff are led to the first; who may only look is not', async () => {
  const { answers, unmount } = renderSite(<LevelsScreen />, { session })
  answers(api.listLevels, listed())
  expect(await screen.findByText('아직 회원 등급이 없어요')).toBeVisible()
  expect(screen.getByRole('button', { name: '등급 만들기' })).toBeEnabled()
  unmount()
  const again = renderSite(<LevelsScreen />, { session: aManager('SITE_MEMBER_READ') })
  again.answers(api.listLevels, listed(gold))
  expect(await screen.findByText('골드')).toBeVisible()
  expect(screen.queryByRole('button', { name: '등급 만들기' })).toBeNull()
  expect(screen.queryByRole('button', { name: '골드 낮은 쪽으로 옮기기' })).toBeNull()
  expect(screen.getByRole('switch')).toBeDisabled()
})

test('a level needs a name and a condition, and is saved with both', async () => {
  const { answers, user, requests } = renderSite(<LevelsScreen />, { session })
  answers(api.listLevels, listed())
  await user.click(await screen.findByRole('button', { name: '등급 만들기' }))
  const dialog = within(screen.getByRole('dialog', { name: '등급 만들기' }))
  await user.click(dialog.getByRole('button', { name: '저장' }))
  expect(dialog.getByText('등급 이름을 입력해 주세요.')).toBeVisible()
  await user.type(dialog.getByLabelText('등급 이름'), '골드')
  expect(dialog.getByText('조건을 하나 이상 입력해 주세요.')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: '금색' }))
  await user.type(dialog.getByLabelText('가입 기간'), '6')
  answers(api.createLevel, { levelSeq: gold.levelSeq })
  answers(api.listLevels, listed(gold))
  await user.click(dialog.getByRole('button', { name: '저장' }))
  expect(await screen.findByText('수료한 클래스 3개 이상')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  const sent = requests.find(({ name }) => name === nameOf(api.createLevel))
  expect(sent?.call).toMatchObject({
    body: { name: '골드', color: 'gold', way: 'RULE', conditions: { ...noConditions, months: 6 } },
  })
})

test('a refusal is read in the dialog, which stays open', async () => {
  const { answers, refuses, user } = renderSite(<LevelsScreen />, { session })
  answers(api.listLevels, listed(family, gold))
  await user.click(await screen.findByRole('button', { name: '골드 관리' }))
  await user.click(await screen.findByRole('menuitem', { name: '등급 고치기' }))
  const dialog = within(screen.getByRole('dialog', { name: '‘골드’ 등급 고치기' }))
  refuses(api.modifyLevel, 'LEVEL_NAME_TAKEN')
  await user.click(dialog.getByRole('button', { name: '저장' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('LEVEL_NAME_TAKEN')
})

test('levels are moved by buttons, and deleted after a question', async () => {
  const { answers, user, requests } = renderSite(<LevelsScreen />, { session })
  answers(api.listLevels, listed(family, gold))
  expect(await screen.findByRole('button', { name: '패밀리 낮은 쪽으로 옮기기' })).toBeDisabled()
  answers(api.orderLevels, null)
  answers(api.listLevels, listed(gold, family))
  await user.click(screen.getByRole('button', { name: '골드 낮은 쪽으로 옮기기' }))
  const sent = requests.find(({ name }) => name === nameOf(api.orderLevels))
  expect(sent?.call).toMatchObject({ body: { levelSeqs: [gold.levelSeq, family.levelSeq] } })
  expect(await screen.findByRole('button', { name: '골드 낮은 쪽으로 옮기기' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: '패밀리 관리' }))
  await user.click(await screen.findByRole('menuitem', { name: '삭제' }))
  answers(api.deleteLevel, null)
  answers(api.listLevels, listed(gold))
  const question = within(await screen.findByRole('alertdialog', { name: '등급을 삭제할까요?' }))
  await user.click(question.getByRole('button', { name: '삭제' }))
  expect(await screen.findByText('1개')).toBeVisible()
})

test('staff switch levels beside names on', async () => {
  const { answers, user, requests } = renderSite(<LevelsScreen />, { session })
  answers(api.listLevels, listed(gold))
  answers(api.setLevelDisplay, null)
  await user.click(await screen.findByRole('switch', { name: /이름 옆에 등급 표시/ }))
  expect(requests).toContainEqual(
    expect.objectContaining({ call: expect.objectContaining({ body: { isBesideNames: true } }) }),
  )
})
