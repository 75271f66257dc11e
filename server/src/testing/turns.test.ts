import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { randomNumbers } from './random.ts'
import { turnsOf } from './turns.ts'

/** Three works of three transactions each, two of them beside one another, and one that is left running. */
async function played(seed: number) {
  const { together, inTurn } = turnsOf()
  const said: string[] = []
  let inside = 0
  const transaction = (name: string) =>
    inTurn(async () => {
      inside += 1
      // What was left running may go on beside each other, once all works ended.
      if (!name.endsWith('4')) expect(inside).toBe(1)
      await pause(Math.random() * 3)
      // What is called inside of a transaction does not wait for a turn.
      await inTurn(() => Promise.resolve())
      said.push(name)
      inside -= 1
    })
  const works = ['a', 'b', 'c'].map((name) => async () => {
    await transaction(`${name}1`)
    await pause(Math.random() * 3)
    await Promise.all([transaction(`${name}2`), transaction(`${name}3`)])
    void transaction(`${name}4`)
  })
  await together(works, randomNumbers(seed))
  return said.filter((name) => !name.endsWith('4')).join(' ')
}

test('the same seed gives the same order, another one another, and no two transactions overlap', async () => {
  const first = await played(1)
  expect(first.split(' ').toSorted().join(' ')).toBe('a1 a2 a3 b1 b2 b3 c1 c2 c3')
  for (let time = 0; time < 5; time++) expect(await played(1)).toBe(first)
  expect(new Set([first, await played(2), await played(3)]).size).toBeGreaterThan(1)
})

test('a work that fails ends the others first', async () => {
  const { together, inTurn } = turnsOf()
  const ended: string[] = []
  const works = [
    () => inTurn(() => Promise.reject(new Error('one failed'))),
    async () => {
      await inTurn(() => pause(5))
      await inTurn(() => pause(5))
      ended.push('other')
    },
  ]
  await expect(together(works, randomNumbers(1))).rejects.toThrow('one failed')
  expect(ended).toEqual(['other'])
})

test('what a work left running ends after all works have ended, and the next ones get their turns', async () => {
  const { together, inTurn } = turnsOf()
  let isDone = false
  const later = async () => {
    await inTurn(() => pause(5))
    await pause(5)
    await inTurn(() => pause(5))
    isDone = true
  }
  const begins = () => {
    void later()
    return Promise.resolve()
  }
  await together([begins], randomNumbers(1))
  await together([() => inTurn(() => Promise.resolve())], randomNumbers(1))
  await vi.waitUntil(() => isDone)
})

test('a work that waits for another one does not hold up both', async () => {
  const { together, inTurn } = turnsOf()
  let hasArrived = false
  const first = async () => {
    await inTurn(() => pause(5))
    await vi.waitUntil(() => hasArrived, { timeout: 10_000 })
  }
  const second = async () => {
    await inTurn(() => pause(5))
    hasArrived = true
  }
  // The first to begin waits for the other one, whose turn it does not give.
  await together([first, second], () => 0)
})
