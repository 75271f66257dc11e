import { expect, test } from 'vitest'
import { argon2Passwords } from './passwords.ts'

const passwords = argon2Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 })

test('only the right password matches', async () => {
  const kept = await passwords.hash('right-1!')
  expect(kept).not.toContain('right-1!')
  expect(await passwords.matches('right-1!', kept)).toBe(true)
  expect(await passwords.matches('wrong-1!', kept)).toBe(false)
})

test('a missing account matches no password', async () => {
  expect(await passwords.matches('nobody has this password', null)).toBe(false)
})

test('simultaneous logins are served in turn, and refused when the queue is full', async () => {
  const crowd = Array.from({ length: 120 }, () => passwords.hash('x').then(() => 'done'))
  const outcomes = await Promise.allSettled(crowd)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBe(120 - 66)
  expect(outcomes.length - refused.length).toBe(66)
})
