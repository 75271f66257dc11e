import { expect, test } from 'vitest'
import { homeless, offendingArrows } from './districts.mjs'
import { importGraph } from './graph.mjs'
import { textsOf } from './source-texts.ts'

test('imports between features are detected, on each side', async () => {
  expect((await importGraph('tools/fixtures/broken-repository')).arrows).toEqual([
    { side: 'server', from: 'community/reviews', to: 'teaching/courses' },
    { side: 'web', from: 'community/reviews', to: 'teaching/courses' },
  ])
})

test('an import of a later district, a circle inside a district and an import of the layouts are violations; others are not', () => {
  const side = 'server'
  const down = { side, from: 'money/orders', to: 'teaching/courses' }
  const up = { side, from: 'teaching/courses', to: 'money/orders' }
  const circle = [
    { side, from: 'teaching/courses', to: 'teaching/videos' },
    { side, from: 'teaching/videos', to: 'teaching/curriculum' },
    { side, from: 'teaching/curriculum', to: 'teaching/courses' },
  ]
  const layout = { side: 'web', from: 'money/orders', to: 'layouts' }
  const composed = { side: 'web', from: 'layouts', to: 'money/orders' }

  expect(offendingArrows([down, ...circle.slice(1), composed])).toEqual([])
  expect(offendingArrows([up])).toEqual(['server: teaching/courses → money/orders'])
  expect(offendingArrows(circle)).toHaveLength(3)
  expect(offendingArrows([circle[0], circle[1], { ...circle[2], side: 'web' }])).toEqual([])
  expect(offendingArrows([layout])).toEqual(['web: money/orders → layouts'])
  expect(homeless(['money/orders', 'coupons', 'layouts'])).toEqual(['coupons'])
})

const files = Object.keys(import.meta.glob('../server/src/features/**/*.ts'))
const role =
  /[.](?:feature|service|queries|rules|routes|jobs|views|notify|http|public|mail|sockets|messages|texts|fixture|test)[.]ts$/

test('every file of a server feature has a role in its name', () => {
  const silent = files
    .filter((file) => !role.test(file))
    .map((file) => file.replace('../server/src/features/', ''))

  expect(files.length).toBeGreaterThan(400)
  expect(silent.toSorted(), 'call it x.service.ts, x.queries.ts, x.rules.ts …').toEqual([])
})

const screens = textsOf(['web/src'], /^(?!web[/]src[/]testing[/])(?!.*[.]test[.]).*[.]tsx?$/)
const schemas = import.meta.glob<Record<string, unknown>>('../contract/src/**/{schemas,*.schemas}.ts', {
  eager: true,
})
const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value

/** What a source takes at run time from the files of schemas, as `site/menus/schemas: MAX_MENUS`. */
const takenFromSchemas = (source: string) =>
  [...source.matchAll(/^import (\{[^}]*\}|\* as \w+) from 'contract\/(.+schemas)'$/gm)].flatMap(
    ([, names = '', file = '']) => {
      const found = schemas[`../contract/src/${file}.ts`] ?? {}
      if (!Object.values(found).some(isSchema)) return []
      const alias = /^\* as (\w+)/.exec(names)?.[1]
      const words = alias
        ? source.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))
        : names.matchAll(/(\w+)/g)
      return [...words].flatMap(([, name = '']) =>
        name in found && !isSchema(found[name]) ? [`${file}: ${name}`] : [],
      )
    },
  )

test('screens read limits and lists from files without schemas, so that they do not bring the validator', () => {
  expect(Object.values(screens).flatMap(takenFromSchemas), 'move it to x.rules.ts').toEqual([])
  expect(takenFromSchemas("import { SiteMenu, path } from 'contract/site/menus/schemas'")).toEqual([
    'site/menus/schemas: path',
  ])
})
