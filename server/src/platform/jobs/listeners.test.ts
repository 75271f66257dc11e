import { expect, test } from 'vitest'
import { z } from 'zod'
import { event } from 'contract/http/endpoint'
import { aSite } from '../../testing/world.ts'
import { feature } from '../feature.ts'
import { createApp } from '../create-app.ts'
import { emit, on, task, type Listener } from './tasks.ts'

const somethingSold = event('test.somethingSold', z.object({ name: z.string() }))
const RUNNING = 'select id from graphile_worker._private_jobs where locked_at is not null'
const DUE_NOW = 'update graphile_worker._private_jobs set run_at = now()'

/** A site with only these listeners. */
async function aSiteThatHears(listeners: Listener[]) {
  const { app, channelSeq, add } = await aSite()
  const working = await createApp({
    features: [feature({ listeners })],
    database: app.database,
    ports: app.ports,
    onBug: (error) => expect.fail(String(error)),
  })
  const site = await app.contextFor(channelSeq)
  return {
    sell: (name: string) => site.transaction((tx) => emit(tx, somethingSold, { name })),
    workOnce: working.workOnce,
    async workAgain() {
      // The queue writes down the ends of jobs without waiting for it.
      await expect.poll(() => add.all(RUNNING)).toEqual([])
      await add.all(DUE_NOW)
      await working.workOnce()
    },
  }
}

test('a failed listener is retried alone, the others have run once', async () => {
  const received: string[] = []
  let isMailAway = true
  const { sell, workOnce, workAgain } = await aSiteThatHears([
    on('test.receipt', somethingSold, async (_, { name }) => void received.push(`receipt ${name}`)),
    on('test.mail', somethingSold, async (_, { name }) => {
      received.push(isMailAway ? `no mail ${name}` : `mail ${name}`)
      if (isMailAway) throw new Error('the mail server is away')
    }),
    on('test.alarm', somethingSold, async (_, { name }) => void received.push(`alarm ${name}`)),
  ])

  await sell('tea')
  await workOnce()
  expect(received.toSorted()).toEqual(['alarm tea', 'no mail tea', 'receipt tea'])
  isMailAway = false
  await workAgain()
  await workAgain()

  expect(received.toSorted()).toEqual(['alarm tea', 'mail tea', 'no mail tea', 'receipt tea'])
})

test('an event with one listener is retried too', async () => {
  let tries = 0
  const { sell, workOnce, workAgain } = await aSiteThatHears([
    on('test.receipt', somethingSold, async () => {
      tries += 1
      if (tries === 1) throw new Error('not yet')
    }),
  ])

  await sell('tea')
  await workOnce()
  expect(tries).toBe(1)
  await workAgain()
  await workAgain()

  expect(tries).toBe(2)
})

test('two jobs with one name are refused at start', async () => {
  const { app } = await aSite()
  const twice = task('test.twice', z.object({}), async () => {})
  const opening = createApp({
    features: [feature({ tasks: [twice], listeners: [on('test.twice', somethingSold, async () => {})] })],
    database: app.database,
    ports: app.ports,
    onBug: () => {},
  })

  await expect(opening).rejects.toThrow('two jobs are named "test.twice"')
})
