import { EventEmitter, once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { aSite } from '../../testing/world.ts'
import { feature } from '../feature.ts'
import { openHouse } from '../house.ts'
import { enqueue, heavyTask, task } from './tasks.ts'

const Named = z.object({ name: z.string() })

/** A door that somebody stands before until it is opened. */
function door() {
  const waiting = new EventEmitter()
  return { open: () => void waiting.emit('open'), opened: once(waiting, 'open') }
}

test('heavy work is done one after the other, what can wait last, and nothing else waits for it', async () => {
  const { house, channelSeq } = await aSite()
  const [firstBegun, firstMayEnd, mailed, allDone] = [door(), door(), door(), door()]
  const begun: string[] = []
  const film = heavyTask('test.film', Named, async (_, { name }) => {
    begun.push(name)
    firstBegun.open()
    await firstMayEnd.opened
    if (begun.length === 3) allDone.open()
  })
  const mail = task('test.mail', Named, async () => mailed.open())
  const { database, ports } = house
  const working = await openHouse({
    rooms: [feature({ tasks: [film, mail] })],
    database,
    ports,
    onBug: (error) => expect.fail(String(error)),
  })
  const site = await house.contextFor(channelSeq)
  const give = (work: typeof film, name: string, when = {}) =>
    site.transaction((tx) => enqueue(tx, work, { told: { name }, ...when }))

  await give(film, 'first')
  await give(film, 'that can wait', { isLast: true })
  await give(film, 'second')
  await give(mail, 'a mail')
  const worker = await working.startWorker()
  onTestFinished(worker.stop)

  await Promise.all([firstBegun.opened, mailed.opened])
  expect(begun).toEqual(['first'])
  firstMayEnd.open()
  await allDone.opened
  expect(begun).toEqual(['first', 'second', 'that can wait'])
})

test('a job whose database goes away while it ends is done again', async () => {
  const { house, channelSeq, add } = await aSite()
  const [begun, doneAgain] = [door(), door()]
  let runs = 0
  const away = task('test.away', Named, async () => {
    runs += 1
    if (runs > 1) return doneAgain.open()
    begun.open()
    const [database] = await add.all<{ name: string }>('select quote_ident(current_database()) as name')
    const allow = (isAllowed: boolean) =>
      add.all(`alter database ${database?.name} allow_connections ${isAllowed}`)
    await allow(false)
    await add.all(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    setTimeout(() => void allow(true), 1000)
  })
  const working = await openHouse({
    rooms: [feature({ tasks: [away] })],
    database: house.database,
    ports: house.ports,
    onBug: () => {},
  })
  const site = await house.contextFor(channelSeq)
  await site.transaction((tx) => enqueue(tx, away, { told: { name: 'once' } }))
  const jobs = await working.startWorker()
  onTestFinished(jobs.stop)

  await begun.opened
  await doneAgain.opened
  expect(runs).toBe(2)
})
