import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import allowed from './allowed-names.json' with { type: 'json' }
import {
  bannedWords,
  declaredNames,
  namesWith,
  partsOf,
  proseOf,
  proseWith,
  usesWord,
  wordsNotInProse,
} from './words.ts'

const page = readFileSync('docs/glossary.md', 'utf8')
const banned = bannedWords(page)

test('no name uses a word that docs/glossary.md excludes, except for a reason', () => {
  const names = namesWith(banned)
  const strange = names.filter(({ name }) => !(name in allowed)).map(({ name, file }) => `${name} (${file})`)
  const used = new Set(names.map(({ name }) => name))

  expect(banned.length).toBeGreaterThan(50)
  expect(strange, 'docs/glossary.md says what to call it instead').toEqual([])
  expect(Object.keys(allowed).filter((name) => !used.has(name))).toEqual([])
})

test('comments and titles of tests use no private words', () => {
  const words = wordsNotInProse(page)

  expect(words.length).toBeGreaterThan(5)
  expect(proseWith(words)).toEqual([])
})

test('comments and titles are found wherever they stand', () => {
  const text = `
    // first
    const a = 1 // second
    /** third */
    test.each([1])('fourth', () => {
      call('not this one', /* fifth */ 2)
    })
  `

  expect(proseOf('a.test.ts', text)).toEqual([
    '// first',
    '// second',
    '/** third */',
    '/* fifth */',
    'fourth',
  ])
})

test('the glossary itself proposes no excluded word', () => {
  const [terms = ''] = page.split('<!-- words:')
  const rows = terms.split('\n').flatMap((line) => line.split('|')[3] ?? [])
  const names = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  const strange = names.filter((name) => banned.some((word) => usesWord({ name, isType: true }, word)))

  expect(names.length).toBeGreaterThan(60)
  expect(strange).toEqual([])
})

test('names are split into words, and only declared names count', () => {
  const text = `
    import { told } from './told.ts'
    interface Wish { asked: string }
    type RefundInput = { reason: string }
    const MOST_KEPT = 3, { door } = told, { wall: sharperFilm } = told
    export const letIn = (house: number) => ({ told: house, floor: Math.floor(2) })
  `
  const names = declaredNames('server/src/class-door.ts', text).map(({ name }) => name)

  expect(partsOf('sharperFilmURLOf-MOST_KEPT')).toEqual(['sharper', 'film', 'url', 'of', 'most', 'kept'])
  expect(names).toEqual([
    'class-door',
    'Wish',
    'asked',
    'RefundInput',
    'reason',
    'MOST_KEPT',
    'sharperFilm',
    'letIn',
    'house',
  ])
})

const value = (name: string) => ({ name, isType: false })
test('a word counts only in the position of the list', () => {
  expect(usesWord(value('toldPrice'), { word: 'told', where: 'any' })).toBe(true)
  expect(usesWord(value('foldTolder'), { word: 'told', where: 'any' })).toBe(false)
  expect(usesWord(value('place'), { word: 'place', where: 'type' })).toBe(false)
  expect(usesWord({ name: 'FormerPlace', isType: true }, { word: 'place', where: 'type' })).toBe(true)
  expect(usesWord(value('whyNotMenu'), { word: 'why not', where: 'start' })).toBe(true)
  expect(usesWord(value('most'), { word: 'most', where: 'start' })).toBe(false)
})
