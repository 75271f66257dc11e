import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listRounds, openRound, type Round } from 'contract/rounds'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { RoundsPart } from './parts/RoundsPart.tsx'

const first: Round = {
  classSeq: aSeq('round'),
  partNumber: 1,
  startAt: '2026-12-01T01:00:00Z',
  endAt: null,
  payStartAt: null,
  payEndAt: null,
  payStartCd: '99',
  payEndCd: '99',
  settingPayTimeYn: 'N',
  userLimitTypeCd: '99',
  minUserCount: null,
  maxUserCount: 20,
  attendCount: 12,
  acceptCnt: 12,
  waitCnt: 3,
  isCurrent: true,
}
const courseSeq = aSeq('course')
const open = (hasChanges = false) => {
  const site = renderSite(<RoundsPart courseSeq={courseSeq} hasChanges={hasChanges} />, {
    session: aMember(),
  })
  site.answers(listRounds, { list: [first] })
  return site
}

test('staff see whom each round holds, and open the next with the seats of the one before', async () => {
  const { user, answers, asked } = open()
  expect(await screen.findByText('12/20명 · 대기 3명')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '다음 기수 열기' }))
  const dialog = screen.getByRole('dialog', { name: '2기를 열어요' })
  answers(openRound, { classSeq: aSeq('round'), partNumber: 2 })
  answers(listRounds, {
    list: [
      { ...first, partNumber: 2 },
      { ...first, isCurrent: false },
    ],
  })
  await user.type(within(dialog).getByLabelText('시작'), '2027-01-04T10:00')
  await user.click(within(dialog).getByRole('button', { name: '다음 기수 열기' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  const body = expect.objectContaining({
    startAt: '2027-01-04T01:00:00.000Z',
    userLimitTypeCd: '99',
    maxUserCount: 20,
  })
  expect(asked).toContainEqual(expect.objectContaining({ call: expect.objectContaining({ body }) }))
})

test('what is not saved yet is saved first', async () => {
  open(true)
  expect(await screen.findByRole('button', { name: '다음 기수 열기' })).toBeDisabled()
})
