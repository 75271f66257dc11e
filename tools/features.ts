// Reads the data, endpoints and events of each feature from the code, for docs/features.md.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nameOf } from 'contract/http/endpoint'
import type { Feature } from '../server/src/platform/feature.ts'
import { order } from './districts.mjs'

/** The purpose of features that register nothing with the server, so that no `*.feature.ts` can contain it. */
export const withoutServer = new Map([
  ['community/reports', 'Dialogs and lists in which people report what others wrote, and staff hide it'],
  ['money/access', 'Grants: who may enter which course, and until when'],
  ['money/attribution', 'Which entry link an enrolment came from'],
  ['people/accounts', 'The record of an account, its language and password'],
  ['site/sharing', 'The button and dialog that pass an address on'],
  ['views/class-list', 'Cards of courses, the list with its filters'],
  ['views/classroom', 'The screen of a learner: lessons, player, posts and chats together'],
  ['views/home', 'Front pages of a site and of the platform'],
  ['views/my-account', 'The account page of a person'],
])

export interface FeatureRow {
  district: string
  name: string
  purpose: string
  hasServer: boolean
  tables: string[]
  endpoints: string[]
  emits: string[]
  hears: string[]
  jobs: string[]
}
interface Source {
  file: string
  /** `money/orders` */
  key: string
  text: string
}

/** `web/src/features/site/menus/parts/Row.tsx` → `site/menus`; null for a file outside of all districts. */
export function featureKeyOf(file: string) {
  const [, , , district = '', name = '', ...rest] = file.split('/')
  return order.includes(district) && rest.length > 0 ? `${district}/${name}` : null
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
const sourcesIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => /[.]tsx?$/.test(file) && !/[.](?:test|fixture)[.]/.test(file))
    .flatMap((file): Source[] => {
      const key = featureKeyOf(file)
      return key === null ? [] : [{ file, key, text: readFileSync(file, 'utf8') }]
    })
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

/** One row for each feature of server or web, ordered by district and then alphabetically. */
export async function featureRows(): Promise<FeatureRow[]> {
  const server = sourcesIn('server/src/features')
  const onServer = new Set(server.map(({ key }) => key))
  const events = await eventNames()
  const owners = tableOwners(server)
  const features = await declaredFeatures(server)
  const rowOf = (key: string): FeatureRow => {
    const [district = '', name = ''] = key.split('/')
    const { feature, purpose } = features.get(key) ?? { feature: null, purpose: withoutServer.get(key) ?? '' }
    const own = server.filter((source) => source.key === key)
    const emitted = own.flatMap(({ text }) => emittedIn(text))
    return {
      district,
      name,
      purpose,
      hasServer: onServer.has(key),
      tables: sorted([...owners].filter(([, owner]) => owner === key).map(([table]) => table)),
      endpoints: sorted(feature?.routes.map(({ endpoint }) => nameOf(endpoint)) ?? []),
      emits: sorted(emitted.flatMap((constant) => events.get(constant) ?? [])),
      hears: sorted(feature?.listeners.map(({ event }) => event.name) ?? []),
      jobs: feature ? jobsOf(feature) : [],
    }
  }
  return sorted([...onServer, ...sourcesIn('web/src/features').map(({ key }) => key)])
    .map(rowOf)
    .toSorted((one, other) => order.indexOf(one.district) - order.indexOf(other.district))
}

const jobsOf = ({ tasks, platformTasks, timers, platformTimers }: Feature) =>
  sorted([...tasks, ...platformTasks, ...timers, ...platformTimers].map(({ name }) => name))

/** Imports every `*.feature.ts`. A feature that is a function takes parts of later ones, or all the others. */
async function declaredFeatures(sources: readonly Source[]) {
  const declarations = sources.filter(({ file }) => file.endsWith('.feature.ts'))
  const read = await Promise.all(
    declarations.map(async ({ key, file, text }) => {
      const [value]: unknown[] = Object.values(await load(file))
      const takesOthers = text.includes('others: readonly Feature[]')
      return { key, value: isFunction(value) && !takesOthers ? value({}) : value, purpose: purposeIn(text) }
    }),
  )
  const plain = read.flatMap(({ value }) => (isFeature(value) ? [value] : []))
  return new Map(
    read.flatMap(({ key, value, purpose }) => {
      const feature = isFunction(value) ? value(plain) : value
      return isFeature(feature) ? [[key, { feature, purpose }] as const] : []
    }),
  )
}
const isFunction = (value: unknown): value is (given: unknown) => unknown => typeof value === 'function'
const load = (file: string): Promise<object> => import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
const isFeature = (value: unknown): value is Feature =>
  typeof value === 'object' && value !== null && 'routes' in value && 'listeners' in value

/** The comment above the declaration, without its full stop; empty unless it is one line. */
export const purposeIn = (text: string) =>
  /\/\*\* ([^\n]*?)[.]? \*\/\nexport (?:const|function) /.exec(text)?.[1] ?? ''

/** The events of the contract: the name of each constant with the name of its event. */
async function eventNames() {
  const files = filesIn('contract/src').filter((file) => /events[.]ts$/.test(file))
  const modules = await Promise.all(files.map(load))
  return new Map(
    modules.flatMap((exported) =>
      Object.entries(exported).flatMap(([constant, value]) =>
        isEvent(value) ? [[constant, value.name] as const] : [],
      ),
    ),
  )
}
const isEvent = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'payload' in value && 'name' in value

/** The constants of the events that a source emits. */
export const emittedIn = (text: string) =>
  [...text.matchAll(/\bemit\((?:[^,()]|\([^()]*\))+,\s*(\w+)/g)].map(([, constant = '']) => constant)

/** `orderNotes` → `order_notes` */
export const snakeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const tablesIn = (text: string, verbs: string) =>
  [...text.matchAll(new RegExp(`\\b(?:${verbs})\\(\\s*'(\\w+)'`, 'g'))].map(([, name = '']) => snakeOf(name))

/** The feature that owns each table: the one with most inserts, else the one with most updates. */
export function tableOwners(sources: readonly Pick<Source, 'key' | 'text'>[]) {
  const most = (verbs: string) => {
    const written = sources.flatMap(({ key, text }) => tablesIn(text, verbs).map((table) => ({ table, key })))
    const countOf = (one: { table: string; key: string }) =>
      written.filter(({ table, key }) => table === one.table && key === one.key).length
    return written
      .toSorted((one, other) => countOf(one) - countOf(other) || (one.key < other.key ? 1 : -1))
      .map(({ table, key }) => [table, key] as const)
  }
  return new Map([...most('updateTable|deleteFrom'), ...most('insertInto')])
}
