import { expect, test } from 'vitest'
import { twoSites } from '../../testing/two-sites.ts'
import { sharedLimits } from './limits.ts'
import { sweepAttempts } from './limits.queries.ts'

async function aLimitedPage() {
  const { database, open, add } = await twoSites()
  const clock = { now: new Date('2026-11-21T12:00:00Z') }
  const pass = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000))
  const limitsOf = (db: typeof database) => sharedLimits(db.platform, () => clock.now)
  return { database, add, open, clock, pass, limitsOf, limits: limitsOf(database) }
}
const three = { most: 3, everySeconds: 10 }

test('a burst of attempts, then one per interval', async () => {
  const { limits, pass } = await aLimitedPage()
  const takes = () => limits.allow({ mina: three })

  expect([await takes(), await takes(), await takes(), await takes()]).toEqual([true, true, true, false])
  expect(await limits.allow({ somebody: three })).toBe(true)
  pass(10)
  expect([await takes(), await takes()]).toEqual([true, false])
})

test('two processes share a limit, even at the same instant', async () => {
  const { limits, limitsOf, open } = await aLimitedPage()
  const other = limitsOf(await open())
  const tries = [limits, other, limits, other, limits, other].map((one) => one.allow({ mina: three }))
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(3)
})

test('an attempt under several keys is refused when one of them is used up', async () => {
  const { limits } = await aLimitedPage()
  const one = { most: 1, everySeconds: 60 }
  expect(await limits.allow({ mina: one, home: three })).toBe(true)
  expect(await limits.allow({ mina: one, home: three })).toBe(false)
  expect(await limits.allow({ jun: one, home: three })).toBe(true)
})

test('keys are stored as hashes, and expired ones are deleted', async () => {
  const { limits, database, add, pass, clock } = await aLimitedPage()
  await limits.allow({ 'mina@example.com': three })
  expect(JSON.stringify(await add.all('select * from attempts'))).not.toContain('mina')
  pass(10)
  await sweepAttempts(database.platform, clock.now)
  expect(await add.all('select * from attempts')).toEqual([])
})
