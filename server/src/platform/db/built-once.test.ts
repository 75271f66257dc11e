import { expect, test } from 'vitest'
import { categories, twoSites } from '../../testing/two-sites.ts'
import { builtOnce } from './built-once.ts'
import type { ChannelDb } from './channel-db.ts'
import { tables } from './tables.ts'

test('is built once, and reads by the values and in the site of each call', async () => {
  const { database, hansolSeq, misoSeq } = await twoSites()
  const { channel } = database
  let times = 0
  const find = builtOnce((db: ChannelDb, name: string, kinds: number) => {
    times += 1
    return tables(db)
      .selectFrom('channelCategories')
      .select(['name', 'channelCategorySeq'])
      .where('name', '=', name)
      .where('name', '<>', 'nothing')
      .limit(kinds)
  })

  expect(await find(channel(hansolSeq), 'hansol yoga', 1)).toMatchObject({ name: 'hansol yoga' })
  expect(await find(channel(misoSeq), 'hansol yoga', 1)).toBeUndefined()
  expect(await find(channel(misoSeq), 'miso yoga', 1)).toMatchObject({ name: 'miso yoga' })
  expect(await find(channel(misoSeq), 'miso yoga', 0)).toBeUndefined()
  expect(await categories(channel(misoSeq))).toEqual(['miso yoga'])
  expect(times).toBe(1)
})
