import { expect, test } from 'vitest'
import { newsFor, statesOf } from './versions.rules.ts'

const day = (of: string) => new Date(`${of}T00:00:00+09:00`)
const text = (version: number, from: string, needsConsent = false) => ({
  kind: 'terms' as const,
  version,
  summary: '',
  effectiveAt: day(from),
  publishedAt: day('2026-11-01'),
  needsConsent,
})
const texts = [text(2, '2026-11-10'), text(3, '2026-12-01', true)]

test('one version of each kind is in force; earlier ones have passed, announced ones follow', () => {
  const terms = statesOf(texts, day('2026-11-21')).filter(({ kind }) => kind === 'terms')
  expect(terms.map(({ version, state }) => [version, state])).toEqual([
    [1, 'PAST'],
    [2, 'IN_FORCE'],
    [3, 'UPCOMING'],
  ])
  const privacy = statesOf(texts, day('2026-11-21')).filter(({ kind }) => kind === 'privacy')
  expect(privacy).toMatchObject([{ version: 1, state: 'IN_FORCE', effectiveAt: null }])
})

test.each([
  ['agreed to the first', { answered: new Map([['terms' as const, 1]]) }, [3]],
  ['read the newest', { answered: new Map([['terms' as const, 3]]) }, []],
  ['never asked, here before', {}, [3]],
  ['never asked, came after', { joinedAt: day('2026-11-02') }, []],
])('a member who %s', (_, known, expected) => {
  const member = { joinedAt: day('2026-10-01'), wantsNews: false, answered: new Map(), ...known }
  expect(newsFor(texts, member).map(({ version }) => version)).toEqual(expected)
})

test('consent that was missed on the way is requested with the newest', () => {
  const missed = [text(2, '2026-11-10', true), text(3, '2026-12-01')]
  const member = { joinedAt: day('2026-10-01'), wantsNews: false, answered: new Map([['terms' as const, 1]]) }
  expect(newsFor(missed, member)).toEqual([{ kind: 'terms', version: 3, needsConsent: true }])
})

test('a member who never wanted news is not asked about them', () => {
  const news = [{ ...text(2, '2026-11-10'), kind: 'marketing' as const }]
  const member = { joinedAt: day('2026-10-01'), answered: new Map() }
  expect(newsFor(news, { ...member, wantsNews: false })).toEqual([])
  expect(newsFor(news, { ...member, wantsNews: true })).toHaveLength(1)
})
