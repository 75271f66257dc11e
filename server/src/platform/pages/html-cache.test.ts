import { expect, test } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import type { FeatureName } from 'contract/http/features.gen'
import { htmlCache } from './html-cache.ts'

function counting(features: FeatureName[] = ['courses'], status = 200) {
  let drawn = 0
  const make = () => Promise.resolve({ status, html: `<p>${(drawn += 1)}</p>`, features: new Set(features) })
  return { make, drawn: () => drawn }
}

test('simultaneous requests share one rendering', async () => {
  const cache = htmlCache(() => 0)
  const { make, drawn } = counting()
  await Promise.all(Array.from({ length: 50 }, async () => cache.get('/classes', 1, make)))
  expect(drawn()).toBe(1)
})

test('a change renders the page again, on its own site only', async () => {
  const cache = htmlCache(() => 0)
  const here = counting()
  const there = counting()
  await cache.get('1/classes', 1, here.make)
  await cache.get('2/classes', 2, there.make)

  cache.forget(1, ['notices'])
  await cache.get('1/classes', 1, here.make)
  expect(here.drawn()).toBe(1)

  cache.forget(1, ['courses'])
  await cache.get('1/classes', 1, here.make)
  await cache.get('2/classes', 2, there.make)
  expect([here.drawn(), there.drawn()]).toEqual([2, 1])
})

test('a change during a rendering prevents caching it', async () => {
  const cache = htmlCache(() => 0)
  const { make, drawn } = counting()
  const slow = cache.get('/', 1, async () => {
    const page = await make()
    cache.forget(1, ['courses'])
    return page
  })
  await slow
  await cache.get('/', 1, make)
  expect(drawn()).toBe(2)
})

test('a page is rendered again after a minute at the latest; a not-found page is never cached', async () => {
  let now = 0
  const cache = htmlCache(() => now)
  const page = counting()
  const missing = counting(['courses'], 404)
  await cache.get('/', 1, page.make)
  now = 61_000
  await cache.get('/', 1, page.make)
  await cache.get('/x', 1, missing.make)
  await cache.get('/x', 1, missing.make)
  expect([page.drawn(), missing.drawn()]).toEqual([2, 2])
})

test('the compressed page equals the page', async () => {
  const { brotli, plain } = await htmlCache(() => 0).get('/', 1, counting().make)
  expect(brotliDecompressSync(brotli)).toEqual(plain)
})
