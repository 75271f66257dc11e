import { expect, test } from 'vitest'
import { getChannel } from 'contract/site/sites/api'
import { getCourse } from 'contract/views/class-page/api'
import {
  getCourseSettings,
  listAdminCourses,
  listCourses,
  saveCourseInformation,
} from 'contract/teaching/courses/api'
import { firstSegments } from 'contract/values/first-segments'
import * as api from 'contract/site/catalogs/api'
import { MAX_ALIASES } from 'contract/site/catalogs/catalogs.rules'
import { aClass } from '../../../testing/world.ts'

const academy = { alias: 'academy', name: '아카데미' }

async function anAcademy() {
  const world = await aClass()
  const { owner, visitor, channelSeq, courseRef, app } = world
  const add = (body = academy) => owner.call(api.createServiceAlias, { channelSeq, body })
  await add()
  async function move(serviceAlias: string, who = owner) {
    const { rowVersion, ...stored } = await who.call(getCourseSettings, courseRef)
    const body = { ...stored, imageFileSeq: null, serviceAlias, rowVersion }
    return who.call(saveCourseInformation, { ...courseRef, body })
  }
  const list = async () => (await owner.call(api.listServiceAliases, { channelSeq })).list
  const shown = async () => {
    const { serviceAliases, formerAliases } = await visitor.call(getChannel, { channelSeq })
    return { serviceAliases, formerAliases }
  }
  const count = async (serviceAlias?: string) => {
    const query = serviceAlias === undefined ? {} : { serviceAlias }
    return (await visitor.call(listCourses, { channelSeq, query })).total
  }
  const aliasOf = async () => (await visitor.call(getCourse, { ...courseRef, query: {} })).serviceAlias
  const sitemap = async () =>
    (await app.http.inject({ url: '/sitemap.xml', headers: { host: 'haru.localhost:3000' } })).body
  return { ...world, add, move, list, shown, count, aliasOf, sitemap }
}

test('a course moved below an alias is listed, linked and found there only', async () => {
  const { move, count, aliasOf, list, sitemap, courseRef, owner, channelSeq } = await anAcademy()
  expect(await aliasOf()).toBe('default')
  expect([await count(), await count('academy'), await count('default')]).toEqual([1, 0, 1])

  await move('academy')
  expect(await aliasOf()).toBe('academy')
  expect([await count(), await count('academy'), await count('default')]).toEqual([1, 1, 0])
  expect(await list()).toEqual([{ ...academy, courseCount: 1 }])
  const query = { serviceAlias: 'academy' }
  expect((await owner.call(listAdminCourses, { channelSeq, query })).total).toBe(1)

  expect(await sitemap()).toContain(`/academy/classes/${courseRef.courseSeq}</loc>`)
  expect(await sitemap()).toContain('/academy/classes</loc>')
  expect(await sitemap()).not.toContain(`3000/classes/${courseRef.courseSeq}<`)
})

test('a renamed alias keeps its courses, and its old name redirects', async () => {
  const { move, owner, channelSeq, aliasOf, shown } = await anAcademy()
  await move('academy')
  const body = { alias: 'school', name: '학교' }
  await owner.call(api.modifyServiceAlias, { channelSeq, serviceAlias: 'academy', body })

  expect(await aliasOf()).toBe('school')
  expect(await shown()).toEqual({
    serviceAliases: [body],
    formerAliases: [{ former: 'academy', alias: 'school' }],
  })
})

test('courses of a removed alias return to the default, and both its old names redirect there', async () => {
  const { move, owner, channelSeq, aliasOf, shown, add } = await anAcademy()
  await move('academy')
  const body = { alias: 'school', name: '학교' }
  await owner.call(api.modifyServiceAlias, { channelSeq, serviceAlias: 'academy', body })
  await owner.call(api.removeServiceAlias, { channelSeq, serviceAlias: 'school' })

  expect(await aliasOf()).toBe('default')
  const { serviceAliases, formerAliases } = await shown()
  expect(serviceAliases).toEqual([])
  expect(formerAliases.map(({ former, alias }) => `${former} ${alias}`).toSorted()).toEqual([
    'academy default',
    'school default',
  ])

  await add()
  expect((await shown()).formerAliases).toEqual([{ former: 'school', alias: 'default' }])
})

test('an alias that is malformed, taken or reserved is refused', async () => {
  const { add, owner, channelSeq } = await anAcademy()
  await expect(add({ alias: '1st', name: 'x' })).refuses('ALIAS_FORM')
  await expect(add({ alias: 'settings', name: 'x' })).refuses('ALIAS_RESERVED')
  await expect(add()).refuses('ALIAS_TAKEN')
  await add({ alias: 'club', name: '클럽' })
  const rename = (serviceAlias: string, alias: string) =>
    owner.call(api.modifyServiceAlias, { channelSeq, serviceAlias, body: { alias, name: 'x' } })
  await expect(rename('club', 'academy')).refuses('ALIAS_TAKEN')
  await expect(rename('nobody', 'free')).refuses('NOT_FOUND')
  const remove = owner.call(api.removeServiceAlias, { channelSeq, serviceAlias: 'nobody' })
  await expect(remove).refuses('NOT_FOUND')
})

test('a site has at most twenty aliases', async () => {
  const { add } = await anAcademy()
  for (let n = 1; n < MAX_ALIASES; n += 1) await add({ alias: `club${n}`, name: 'x' })
  await expect(add({ alias: 'onemore', name: 'x' })).refuses('ALIASES_FULL')
})

test("a course cannot use another site's alias, and an omitted one stays", async () => {
  const { move, otherSite, aliasOf, owner, courseRef } = await anAcademy()
  const there = { alias: 'there', name: 'x' }
  const { channelSeq } = otherSite
  await otherSite.owner.call(api.createServiceAlias, { channelSeq, body: there })
  await expect(move('there')).refuses('BAD_INPUT')

  await move('academy')
  const stored = await owner.call(getCourseSettings, courseRef)
  const { serviceAlias: _, ...silent } = { ...stored, imageFileSeq: null }
  await owner.call(saveCourseInformation, { ...courseRef, body: silent })
  expect(await aliasOf()).toBe('academy')
})

test('managers without the permission change nothing', async () => {
  const { member, channelSeq } = await anAcademy()
  const teacher = await member('Tea', 'TCH')
  await expect(teacher.call(api.createServiceAlias, { channelSeq, body: academy })).refuses('NOT_ALLOWED')
})

test('a path of the server cannot become an alias', async () => {
  const { app } = await aClass()
  await app.http.ready()
  const lines = app.http.printRoutes({ commonPrefix: false }).split('\n')
  const first = lines.flatMap((line) => /^[├└]── \/?([a-z][a-z0-9-]*)(?=[/ ])/.exec(line)?.[1] ?? [])
  expect(first).toContain('api')
  expect(first.filter((segment) => !firstSegments.includes(segment))).toEqual([])
})
