import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { escapeIdentifier, escapeLiteral } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { aSite } from '../../testing/world.ts'
import { asOwner } from '../db/roles.ts'
import { tables } from '../db/tables.ts'
import { feature } from '../feature.ts'
import { createApp } from '../create-app.ts'
import { enqueue, heavyTask, task } from './tasks.ts'

const Named = z.object({ name: z.string() })

/** A promise that the test resolves by hand, and its resolver. */
function gate() {
  const waiting = new EventEmitter()
  return { open: () => void waiting.emit('open'), opened: once(waiting, 'open') }
}

test('heavy jobs run one at a time, low-priority ones last, and nothing else waits for them', async () => {
  const { app, channelSeq } = await aSite()
  const [firstBegun, firstMayEnd, mailed, allDone] = [gate(), gate(), gate(), gate()]
  const begun: string[] = []
  const video = heavyTask('test.video', Named, async (_, { name }) => {
    begun.push(name)
    firstBegun.open()
    await firstMayEnd.opened
    if (begun.length === 3) allDone.open()
  })
  const mail = task('test.mail', Named, async () => mailed.open())
  const { database, ports } = app
  const working = await createApp({
    features: [feature({ tasks: [video, mail] })],
    database,
    ports,
    onBug: (error) => expect.fail(String(error)),
  })
  const site = await app.contextFor(channelSeq)
  const give = (work: typeof video, name: string, when = {}) =>
    site.transaction((tx) => enqueue(tx, work, { input: { name }, ...when }))

  await give(video, 'first')
  await give(video, 'that can wait', { isLast: true })
  await give(video, 'second')
  await give(mail, 'a mail')
  const worker = await working.startWorker()
  onTestFinished(worker.stop)

  await Promise.all([firstBegun.opened, mailed.opened])
  expect(begun).toEqual(['first'])
  firstMayEnd.open()
  await allDone.opened
  expect(begun).toEqual(['first', 'second', 'that can wait'])
})

/** A site whose database can be taken away and returned. */
async function aFragileSite() {
  const world = await aSite()
  const url = new URL(world.clone.superuserUrl)
  const name = url.pathname.slice(1)
  const [own] = await world.add.all<{ pid: number }>('select pg_backend_pid() as pid')
  // A connection cannot block the database that it is connected to.
  url.pathname = '/postgres'
  const change = (text: string) => asOwner(url.href, (boss) => boss.query(text))
  const giveBack = () => change(`alter database ${escapeIdentifier(name)} allow_connections true`)
  onTestFinished(async () => void (await giveBack()))
  return {
    ...world,
    giveBack,
    async takeAway() {
      await change(`alter database ${escapeIdentifier(name)} allow_connections false`)
      // In this order, so that no notified caller finds a connection that still works.
      await change(
        `select pg_terminate_backend(pid, 10000) from (
          select pid from pg_stat_activity
          where datname = ${escapeLiteral(name)} and pid <> ${own?.pid} order by state = 'active'
        ) as connections`,
      )
    },
  }
}

test('a job whose database is lost at its end runs again, and the process continues', async () => {
  const { app, channelSeq, takeAway, giveBack } = await aFragileSite()
  const [begun, doneAgain] = [gate(), gate()]
  let runs = 0
  const away = task('test.away', Named, async () => {
    runs += 1
    if (runs > 1) return doneAgain.open()
    begun.open()
    await takeAway()
  })
  const events = new EventEmitter()
  // The queue emits this where a caller waits for the job's completion to be written. Otherwise an error ends the process.
  const endLost = once(events, 'pool:fatalError')
  const working = await createApp({
    features: [feature({ tasks: [away] })],
    database: app.database,
    ports: app.ports,
    onBug: () => {},
    events,
  })
  const site = await app.contextFor(channelSeq)
  await site.transaction((tx) => enqueue(tx, away, { input: { name: 'once' } }))
  const jobs = await working.startWorker()
  onTestFinished(jobs.stop)

  await begun.opened
  expect((await endLost)[0]).toMatchObject({ action: 'completeJob' })
  await giveBack()
  await doneAgain.opened
  expect(runs).toBe(2)
})

test('where the ends of several jobs are lost at once, they run again and so does everything that waits', async () => {
  const { app, channelSeq, takeAway, giveBack } = await aFragileSite()
  const names = ['one', 'two', 'three', 'four']
  const [allBegun, isAway, allDone] = [gate(), gate(), gate()]
  const runs: string[] = []
  const work = task('test.together', Named, async (_, { name }) => {
    runs.push(name)
    if (runs.length === names.length) allBegun.open()
    // Nobody can write that the first four ended. They end one by one, because the queue writes what ends together at once.
    if (runs.length <= names.length) {
      await isAway.opened
      await pause(100 * names.indexOf(name))
    }
    if (name === 'later') allDone.open()
  })
  const events = new EventEmitter()
  const lost = vi.fn()
  events.on('pool:fatalError', lost)
  const working = await createApp({
    features: [feature({ tasks: [work] })],
    database: app.database,
    ports: app.ports,
    onBug: () => {},
    events,
  })
  const site = await app.contextFor(channelSeq)
  const give = (name: string) => site.transaction((tx) => enqueue(tx, work, { input: { name } }))
  for (const name of names) await give(name)
  const jobs = await working.startWorker()
  onTestFinished(jobs.stop)

  await allBegun.opened
  await takeAway()
  isAway.open()
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(names.length), { timeout: 10_000 })
  await giveBack()
  await give('later')
  await allDone.opened
  await vi.waitFor(() => expect(runs.length).toBe(2 * names.length + 1), { timeout: 10_000 })
  expect(runs.slice(names.length).toSorted()).toEqual([...names, 'later'].toSorted())
})

test('a job that fails during an outage ends when the database is back, and runs again', async () => {
  const { app, channelSeq, takeAway, giveBack, add } = await aFragileSite()
  const doneAgain = gate()
  let runs = 0
  const query = task('test.asking', Named, async (ctx) => {
    runs += 1
    if (runs > 1) return doneAgain.open()
    await sql`select pg_sleep(600)`.execute(tables(ctx.db))
  })
  const events = new EventEmitter()
  const endLost = vi.fn()
  events.on('pool:fatalError', endLost)
  const failed = once(events, 'job:error')
  const working = await createApp({
    features: [feature({ tasks: [query] })],
    database: app.database,
    ports: app.ports,
    onBug: () => {},
    events,
  })
  const site = await app.contextFor(channelSeq)
  await site.transaction((tx) => enqueue(tx, query, { input: { name: 'once' } }))
  const jobs = await working.startWorker()
  onTestFinished(jobs.stop)
  const questions = vi.spyOn(app.database.owner, 'query')

  const asleep = `select from pg_stat_activity
    where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`
  await expect.poll(() => add.all(asleep)).toHaveLength(1)
  await takeAway()
  // The job has failed and waits for the database to respond.
  await vi.waitFor(() => expect(questions).toHaveBeenCalledWith('select 1'), { timeout: 10_000 })
  await giveBack()
  await failed
  const dueNow =
    'update graphile_worker._private_jobs set run_at = now() where locked_at is null returning id'
  await vi.waitFor(async () => expect(await add.all(dueNow)).toHaveLength(1), { timeout: 10_000 })
  await doneAgain.opened
  expect([runs, endLost.mock.calls.length]).toEqual([2, 0])
})

test('a job interrupted by a shutdown loses no attempt; a failed one does', async () => {
  const { app, channelSeq, add } = await aSite()
  const [filmBegun, failed] = [gate(), gate()]
  const video = heavyTask('test.video', Named, async (_, _input, signal) => {
    filmBegun.open()
    await once(signal, 'abort')
    throw new Error('broken off')
  })
  const wrong = task('test.wrong', Named, async () => {
    queueMicrotask(failed.open)
    throw new Error('wrong')
  })
  const working = await createApp({
    features: [feature({ tasks: [video, wrong] })],
    database: app.database,
    ports: app.ports,
    onBug: () => {},
  })
  const site = await app.contextFor(channelSeq)
  await site.transaction((tx) => enqueue(tx, video, { input: { name: 'video' } }))
  await site.transaction((tx) => enqueue(tx, wrong, { input: { name: 'wrong' } }))
  const worker = await working.startWorker()
  await Promise.all([filmBegun.opened, failed.opened])
  working.stopJobs()
  await worker.stop()

  const jobs = await add.all(
    `select task_identifier as task, attempts, run_at < now() + interval '1 second' as "isDue" from graphile_worker.jobs
      where task_identifier like 'test.%' order by task_identifier`,
  )
  expect(jobs).toEqual([
    { task: 'test.video', attempts: 0, isDue: true },
    { task: 'test.wrong', attempts: 1, isDue: false },
  ])
})
