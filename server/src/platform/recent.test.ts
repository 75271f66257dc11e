import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecentMap } from './recent.ts'

test('a full map gives up one entry, the one nobody used for the longest', () => {
  const map = new RecentMap<string, number>(3)
  for (const [at, key] of ['a', 'b', 'c'].entries()) map.set(key, at)
  map.get('a')
  map.set('d', 3)
  expect([...map.keys()]).toEqual(['c', 'a', 'd'])
})

test('whatever is asked and set in whatever order, the entries last used are kept', () => {
  const acts = fc.array(fc.record({ key: fc.nat(12), isSet: fc.boolean() }), { maxLength: 200 })
  fc.assert(
    fc.property(acts, fc.integer({ min: 1, max: 8 }), (list, most) => {
      const map = new RecentMap<number, number>(most)
      let expected: number[] = []
      for (const { key, isSet } of list) {
        const isKnown = expected.includes(key)
        expect(map.get(key)).toBe(isKnown ? key : undefined)
        if (isSet) map.set(key, key)
        if (isSet || isKnown) expected = [...expected.filter((one) => one !== key), key].slice(-most)
        expect([...map.keys()]).toEqual(expected)
      }
    }),
  )
})
