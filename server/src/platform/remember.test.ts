import { expect, test } from 'vitest'
import { remember, remembered } from './remember.ts'

/** Reads by number, and counts the reads of each. */
function aMemory() {
  const memory = remembered<number, string>()
  const reads: number[] = []
  const get = (key: number) =>
    remember(memory, key, async () => {
      reads.push(key)
      return `site ${key}`
    })
  return { memory, reads, get }
}

test('with more sites than the cache holds, only the least recently used is reloaded', async () => {
  const { reads, get } = aMemory()
  for (let key = 0; key < 2000; key += 1) await get(key)
  await get(0)
  await get(2000)
  reads.length = 0

  for (let key = 2; key <= 2000; key += 1) await get(key)
  await get(0)
  expect(reads).toEqual([])
  expect(await get(1)).toBe('site 1')
  expect(reads).toEqual([1])
})

test('simultaneous readers share one load; a value changed meanwhile is reloaded', async () => {
  const { memory, reads, get } = aMemory()
  await Promise.all([get(1), get(1), get(1)])
  expect(reads).toEqual([1])
  const old = get(2)
  memory.delete(2)
  const fresh = get(2)
  expect(await Promise.all([old, fresh])).toEqual(['site 2', 'site 2'])
  expect(reads).toEqual([1, 2, 2])
})

test('"not found" and failures are not cached', async () => {
  const memory = remembered<number, string | null>()
  expect(await remember(memory, 1, async () => null)).toBeNull()
  expect(await remember(memory, 1, async () => 'there now')).toBe('there now')
  await expect(remember(memory, 2, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await remember(memory, 2, async () => 'back')).toBe('back')
})
