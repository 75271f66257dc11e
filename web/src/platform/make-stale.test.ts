import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeStale } from './endpoint.ts'
import type { Site } from './site.tsx'

/** A screen that shows a query whose answers arrive when the test says so. */
function aScreen(feature: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const answers: ((text: string) => void)[] = []
  const observer = new QueryObserver<string>(queries, {
    queryKey: [feature, 'getCard', {}],
    queryFn: () => new Promise((resolve) => void answers.push(resolve)),
  })
  observer.subscribe(() => {})
  // What the function needs of a site.
  const site = { queries } as unknown as Site
  return { answers, site, shown: () => observer.getCurrentResult().data }
}

test('a first answer that was under way while a command changed it is asked for again', async () => {
  const { answers, site, shown } = aScreen('memberships')
  const made = makeStale(site, ['memberships'])
  answers[0]?.('the old card')
  await made
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('the new card')
  await expect.poll(shown).toBe('the new card')
})

test('one of another feature is left alone', async () => {
  const { answers, site, shown } = aScreen('courses')
  const made = makeStale(site, ['memberships'])
  answers[0]?.('a class')
  await made
  await expect.poll(shown).toBe('a class')
  expect(answers).toHaveLength(1)
})
