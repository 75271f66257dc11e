import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { featureOfAction } from 'contract/http/endpoint'
import { pathWords } from 'contract/http/path-params'
import { keysOf } from 'contract/values/records'
import { isChangeable } from 'contract/http/permissions'
import { permissions } from 'contract/http/permissions.gen'
import { auditedFeatures } from '../web/src/audit-sentences.ts'
import { allPages } from '../web/src/layouts/management/pages.ts'
import { permissionGroups, permissionLabels } from '../web/src/permission-groups.ts'
import { badTranslations } from './bad-translations.ts'
import { collected, declaredPermissions } from './collected.ts'
import { apiOf } from './contract.ts'
import { order } from './districts.mjs'
import { withoutServer } from './features.ts'

test.each(await collected())('$file contains the declarations of the features', ({ file, text }) => {
  expect(readFileSync(file, 'utf8'), 'run `npm run collect`').toBe(text)
})

/** Maps `money/orders` to its files on one side. */
function featuresIn(files: Record<string, unknown>) {
  const found = new Map<string, string[]>()
  for (const file of Object.keys(files)) {
    const key = /[/]src[/](?:features[/])?([^/]+[/][^/]+)[/]/.exec(file)?.[1] ?? ''
    if (order.includes(key.split('/')[0] ?? '')) found.set(key, [...(found.get(key) ?? []), file])
  }
  return found
}
const contract = featuresIn(import.meta.glob('../contract/src/*/*/**/*.ts'))
const server = featuresIn(import.meta.glob('../server/src/features/*/*/**/*.ts'))
const web = featuresIn(import.meta.glob('../web/src/features/*/*/**/*.{ts,tsx}'))
const keys = [...new Set([...contract.keys(), ...server.keys(), ...web.keys()])].toSorted()

test('a feature has one name, in one district, in contract, server and web', () => {
  const names = keys.map((key) => key.split('/')[1])
  const offersCalls = [...contract].filter(([, files]) => files.some((file) => /[./]api[.]ts$/.test(file)))
  const hasRoutes = [...server].filter(([, files]) => files.some((file) => file.endsWith('.routes.ts')))

  expect(keys.length).toBeGreaterThan(40)
  expect(new Set(names).size, 'one name in two districts').toBe(names.length)
  expect(
    offersCalls.map(([key]) => key).filter((key) => !server.has(key)),
    'calls of the contract are answered in the folder of the same name',
  ).toEqual([])
  expect(
    hasRoutes.map(([key]) => key).filter((key) => !contract.has(key)),
    'routes of the server stand in the contract in the folder of the same name',
  ).toEqual([])
})

const isPlugged = (key: string) => (server.get(key) ?? []).some((file) => file.endsWith('.feature.ts'))

test('a feature without a server part has a reason for its folder', () => {
  expect([...withoutServer.keys()].toSorted()).toEqual(keys.filter((key) => !isPlugged(key)))
})

test('every folder of the contract is a district, or below one', () => {
  const folders = Object.keys(import.meta.glob('../contract/src/*/**/*.ts')).map(
    (file) => file.split('/')[3] ?? '',
  )

  expect([...new Set(folders)].toSorted()).toEqual([...order, 'http', 'i18n', 'values'].toSorted())
})

test('an action of staff starts with the name of its feature, which has a title in every language', () => {
  const named = apiOf.flatMap(({ feature, endpoint: { action } }) =>
    action === null ? [] : { feature, action, by: featureOfAction(action) },
  )

  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ feature, by }) => feature !== by)).toEqual([])
  expect([...auditedFeatures.keys()].toSorted()).toEqual(
    [...new Set(named.map(({ feature }) => feature))].toSorted(),
  )
  expect(badTranslations(auditedFeatures)).toEqual([])
})

test('one feature declares each name in paths', () => {
  const declared = Object.values(
    import.meta.glob<{ pathParams: object }>('../contract/src/*/*/path-params.ts', { eager: true }),
  ).flatMap(({ pathParams }) => Object.keys(pathParams))

  expect(declared.length).toBeGreaterThan(30)
  expect(Object.keys(pathWords).toSorted()).toEqual(['channelSeq', 'userSeq', ...declared].toSorted())
})

test('a permission is declared by one feature, with a label in every language', async () => {
  const names = (await declaredPermissions()).map(({ key }) => key)

  expect(names.length).toBeGreaterThan(60)
  expect(new Set(names).size).toBe(names.length)
  expect(badTranslations(permissionLabels)).toEqual([])
})

test('owners can choose every permission that a site may decide about', () => {
  const offered = permissionGroups.flatMap(({ permissions: some }) => some.map(({ key }) => key))
  const changeable = keysOf(permissions).filter((key) => isChangeable('MNG', key))

  expect(offered.toSorted()).toEqual([...changeable, 'SITE_CONSOLE_READ'].toSorted())
})

test('a page of the management area has a title in every language', () => {
  const labels = new Map(allPages.map(({ path, label }) => [path, label]))

  expect(labels.size).toBeGreaterThan(15)
  expect(badTranslations(labels)).toEqual([])
})

test('a screen of the management area requires the same permission as its entry in the navigation', () => {
  const sources = readdirSync('web/src/routes').filter((name) => name.endsWith('.routes.tsx'))
  const screens = sources.flatMap((name) =>
    readFileSync(`web/src/routes/${name}`, 'utf8')
      .split(/\bscreen\(/)
      .slice(1),
  )
  const needsOf = (path: string) => {
    const text = screens.find((one) => one.trimStart().startsWith(`'${path.slice(1)}'`)) ?? ''
    const [, several = '', word = ''] = /needs: (?:\[([^\]]+)\]|'([\w-]+)')/.exec(text) ?? []
    return word || several.replaceAll("'", '')
  }
  const inArea = allPages.filter(({ path }) => path.startsWith('/settings/'))

  expect(
    inArea
      .filter(({ path, needs, alsoFor }) => {
        const key = needs === 'class' ? 'works-here' : needs
        return needsOf(path) !== [key, alsoFor].filter(Boolean).join(', ')
      })
      .map(({ path }) => path),
  ).toEqual([])
})
