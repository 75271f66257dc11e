import { expect, test } from 'vitest'
import type { ChannelSeq } from 'contract/values/ids'
import { features } from '../app.ts'
import { findSitesWithWork } from '../platform/db/channels.queries.ts'
import { aFullSite } from './full-site.ts'
import { twoSites } from './two-sites.ts'
import { tasksOf, type Timer } from '../platform/jobs/tasks.ts'

const NOW = new Date('2026-11-22T03:00:00Z')
const selective = features.flatMap(({ timers }) => timers).filter(({ isSelective }) => isSelective)

test('the database knows when each selective timer has work', async () => {
  const { database } = await twoSites()
  expect(selective.length).toBeGreaterThan(5)

  for (const { name } of selective) expect(await findSitesWithWork(database.platform, name, NOW)).toEqual([])
  await expect(findSitesWithWork(database.platform, 'nobody.knows', NOW)).rejects.toThrow('nobody knows')
  const text = "select count(*)::int as sites, current_setting('app.channel_seq') as bound from"
  const { rows } = await database.pool.query(
    `${text} sites_with_work('orders.expire', now()) having count(*) = 0`,
  )
  expect(rows).toEqual([{ sites: 0, bound: '' }])
})

test('of many sites only those with expired reservations are visited, with one query', async () => {
  const world = await aFullSite()
  const { add, app } = world
  const owner = await add.user('Owner of many')
  for (let at = 0; at < 200; at += 1) await add.channel(`many-${at}`, owner)
  await add.all("update orders set state = 'CREATED', expires_at = $1 where channel_seq = $2", [
    new Date(NOW.getTime() - 60_000),
    world.channelSeq,
  ])
  const requests: string[] = []
  const { database } = app
  const visited: ChannelSeq[] = []
  const timer: Timer = {
    name: 'orders.expire',
    cron: '* * * * *',
    isSelective: true,
    visit: async ({ channelSeq }) => void visited.push(channelSeq),
  }
  const { [timer.name]: run } = tasksOf(
    { listeners: [], tasks: [], platformTasks: [], timers: [timer], platformTimers: [] },
    {
      ...app,
      channelsWithWork: (name) => {
        requests.push(name)
        return findSitesWithWork(database.platform, name, NOW)
      },
      signal: new AbortController().signal,
    },
  )

  await run?.({}, {} as never)

  expect(visited).toEqual([world.channelSeq])
  expect(requests).toEqual(['orders.expire'])
})
