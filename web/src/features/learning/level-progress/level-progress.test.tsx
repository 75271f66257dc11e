import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/learning/level-progress/api'
import { listLevelNames } from 'contract/people/levels/api'
import { noConditions } from 'contract/people/levels/levels.rules'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { MyLevel, Progress } from './level-progress.api.ts'
import { MemberLevel } from './MemberLevel.tsx'
import { MyLevelScreen } from './MyLevelScreen.tsx'

type Level = MyLevel['levels'][number]
const family: Level = {
  levelSeq: aSeq('level'),
  discountPercent: 0,
  name: '패밀리',
  color: 'gray',
  way: 'EVERYBODY',
  conditions: noConditions,
}
const gold: Level = {
  levelSeq: aSeq('level'),
  discountPercent: 0,
  name: '골드',
  color: 'gold',
  way: 'RULE',
  conditions: { ...noConditions, finished: 4, paid: 100_000 },
}
const onTheWay: Progress = {
  level: family,
  isByHand: false,
  since: '2026-11-20T03:00:00Z',
  facts: { finished: 1, months: 3, paid: 120_000, points: 50 },
  next: gold,
  percent: 62,
}

test('a member sees their level, and condition by condition what is missing for the next', async () => {
  const { answers } = renderSite(<MyLevelScreen />, { session: aMember(), path: '/me/level' })
  answers(api.getMyLevel, { progress: onTheWay, levels: [family, gold] })
  expect(await screen.findByText('‘골드’ 등급까지 62%')).toBeVisible()
  expect(screen.getByText('1개 / 4개')).toBeVisible()
  expect(screen.getByText('120,000원 / 100,000원 · 달성')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: '수료한 클래스' })).toHaveAttribute('value', '25')
  expect(screen.queryByRole('progressbar', { name: '포인트' })).toBeNull()
  const own = within(screen.getByRole('region', { name: '모든 등급' })).getAllByRole('listitem')
  expect(own[0]).toHaveTextContent('내 등급')
  expect(own[1]).toHaveTextContent('수료한 클래스 4개 이상 · 결제 금액 100,000원 이상')
})

test('at the highest level nothing is missing; a level given by hand says so', async () => {
  const { answers, unmount } = renderSite(<MyLevelScreen />, { session: aMember() })
  const highest = { ...onTheWay, level: gold, next: null, percent: 100 }
  answers(api.getMyLevel, { progress: highest, levels: [family, gold] })
  expect(await screen.findByText('조건으로 오를 수 있는 가장 높은 등급이에요.')).toBeVisible()
  unmount()
  const again = renderSite(<MyLevelScreen />, { session: aMember() })
  again.answers(api.getMyLevel, { progress: { ...highest, isByHand: true }, levels: [gold] })
  expect(await screen.findByText('운영진이 지정한 등급이에요.')).toBeVisible()
})

test('a site without levels says so', async () => {
  const { answers } = renderSite(<MyLevelScreen />, { session: aMember() })
  answers(api.getMyLevel, null)
  expect(await screen.findByText('이 사이트에는 아직 회원 등급이 없어요')).toBeVisible()
})

const session = aManager('SITE_MEMBER_READ', 'SITE_MEMBER_UPDATE')
const userSeq = aSeq('user')
const sheet = <MemberLevel userSeq={userSeq} name="미나" />
const changes = [
  {
    levelChangeSeq: aSeq('level change'),
    from: null,
    to: { levelSeq: gold.levelSeq, name: '골드', color: 'gold' as const },
    cause: 'GIVEN' as const,
    reason: '공동구매 대표',
    byName: '하루',
    createdAt: '2026-11-21T03:00:00Z',
  },
]

test('staff give a level with a reason, and take it back after a question', async () => {
  const { answers, user, requests } = renderSite(sheet, { session })
  answers(api.getMemberLevel, { progress: onTheWay, changes: [] })
  await user.click(await screen.findByRole('button', { name: '등급 지정' }))
  answers(listLevelNames, [family, gold])
  const dialog = within(await screen.findByRole('dialog', { name: '미나 님 등급 지정' }))
  await dialog.findByRole('option', { name: '골드' })
  await user.click(dialog.getByRole('button', { name: '등급 지정' }))
  expect(dialog.getByText('사유를 입력해 주세요.')).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox'), '골드')
  await user.type(dialog.getByLabelText('사유'), '공동구매 대표')
  answers(api.giveLevel, null)
  answers(api.getMemberLevel, {
    progress: { ...onTheWay, level: gold, isByHand: true, next: null },
    changes,
  })
  await user.click(dialog.getByRole('button', { name: '등급 지정' }))
  const given = requests.find(({ name }) => name === nameOf(api.giveLevel))
  expect(given?.call).toMatchObject({
    body: { levelSeq: gold.levelSeq, reason: '공동구매 대표' },
  })
  const history = await screen.findByRole('list', { name: '등급 변경 내역' })
  expect(history).toHaveTextContent('등급 없음 → 골드')
  expect(history).toHaveTextContent('하루 님이 지정 · 공동구매 대표')
  await user.click(screen.getByRole('button', { name: '지정 해제' }))
  answers(api.revokeLevel, null)
  answers(api.getMemberLevel, { progress: onTheWay, changes })
  const question = within(await screen.findByRole('alertdialog', { name: '지정한 등급을 해제할까요?' }))
  await user.click(question.getByRole('button', { name: '지정 해제' }))
  expect(await screen.findByText('‘골드’ 등급까지 62%')).toBeVisible()
  expect(screen.queryByRole('button', { name: '지정 해제' })).toBeNull()
})

test('a site without levels shows nothing in the sheet; a failure can be repeated', async () => {
  const { answers, refuses, user, container } = renderSite(sheet, { session })
  refuses(api.getMemberLevel, 'NOT_FOUND')
  const retry = await screen.findByRole('button', { name: '다시 시도' })
  answers(api.getMemberLevel, null)
  await user.click(retry)
  await expect.poll(() => container.textContent).toBe('')
})

test('the staff of a site read that levels are for members', async () => {
  const { answers } = renderSite(<MyLevelScreen />, { session: aManager(), path: '/me/level' })
  answers(api.getMyLevel, null)
  expect(await screen.findByText('운영진에게는 회원 등급이 없어요')).toBeVisible()
})
