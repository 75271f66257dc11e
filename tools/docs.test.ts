import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { reduced } from './district-picture.mjs'
import { featuresPage } from './features-page.ts'
import { emittedIn, featureKeyOf, featureRows, purposeIn, tableOwners } from './features.ts'

const rows = await featureRows()

test('docs/features.md lists the data, endpoints and events of every feature', () => {
  expect(readFileSync('docs/features.md', 'utf8'), 'run `npm run draw`').toBe(featuresPage(rows))
})

test('every feature has a purpose, in one line above its declaration', () => {
  const silent = rows
    .filter(({ purpose }) => purpose === '')
    .map(({ district, name }) => `${district}/${name}`)

  expect(silent, 'write /** … */ above `export const` in its .feature.ts').toEqual([])
})

test('the picture omits arrows that follow from others', () => {
  const direct = [
    { from: 'learning', to: 'money' },
    { from: 'money', to: 'teaching' },
  ]

  expect(reduced([...direct, { from: 'learning', to: 'teaching' }])).toEqual(direct)
})

test('features, tables, events and purposes are parsed from sources', () => {
  const sources = [
    { key: 'money/orders', text: "tables(tx).insertInto('orderNotes'); tables(tx).insertInto('payments')" },
    { key: 'people/members', text: "tables(tx).updateTable('payments'); tables(tx).deleteFrom(\n'members')" },
  ]

  expect(featureKeyOf('web/src/features/site/menus/parts/Row.tsx')).toBe('site/menus')
  expect(featureKeyOf('web/src/features/menus/Row.tsx')).toBe(null)
  expect(Object.fromEntries(tableOwners(sources))).toEqual({
    members: 'people/members',
    order_notes: 'money/orders',
    payments: 'money/orders',
  })
  expect(
    emittedIn('await emit(tx, orderPaid, {}); emit(await ctx.enter(tx, site), memberErased, {})'),
  ).toEqual(['orderPaid', 'memberErased'])
  expect(purposeIn('const a = 1\n/** Orders and refunds. */\nexport const orders = feature({})')).toBe(
    'Orders and refunds',
  )
})

const pages = [
  'README.md',
  'bench/RESULTS.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
].map((page) => ({ page, text: readFileSync(page, 'utf8') }))

test('links between documents have existing targets', () => {
  const broken = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  )

  expect(broken).toEqual([])
})

test('paths in documents exist', () => {
  const broken = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/`((?:contract|demo|server|web|tools|docs|bench|e2e)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path) && !existsSync(`${path}.ts`))
      .map((path) => `${page}: ${path}`),
  )

  expect(broken).toEqual([])
})

const rulesIn = (text: string) => [...text.matchAll(/^- \*\*(R-\d+)\b/gm)].map(([, number = '']) => number)
const repeated = (numbers: readonly string[]) => numbers.filter((one, at) => numbers.indexOf(one) !== at)

test('a rule has a number of its own, and what cites a number finds its rule', () => {
  const numbers = rulesIn(readFileSync('docs/rules.md', 'utf8'))
  const known = new Set(numbers)
  const sources = ['contract/src', 'server/src', 'web/src', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /[.]tsx?$/.test(file))
      .map((file) => ({ page: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
  )
  const unknown = [...pages, ...sources].flatMap(({ page, text }) =>
    [...text.matchAll(/\bR-\d{3}\b/g)]
      .filter(([number]) => !known.has(number))
      .map(([number]) => `${page}: ${number}`),
  )

  expect(numbers.length).toBeGreaterThan(300)
  expect(repeated(numbers)).toEqual([])
  expect(unknown).toEqual([])
  expect(repeated(rulesIn('- **R-001 One.**\n- **R-002 Two.**\n- **R-001 Three.**'))).toEqual(['R-001'])
})
