import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What installations have that were started with the last published version; raised with each one. */
const published = { count: 199, last: '0500_course_kinds.sql' }

test('no migration stands between those that installations have, which would refuse to start', () => {
  const names = readdirSync('server/migrations').filter((name) => name.endsWith('.sql'))
  const known = names.filter((name) => name <= published.last)
  expect(known).toHaveLength(published.count)
  expect(names).toContain(published.last)
})

test('the numbers of migrations are their order, each once', () => {
  const numbers = readdirSync('server/migrations')
    .filter((name) => name.endsWith('.sql'))
    .map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(numbers.length)
})
