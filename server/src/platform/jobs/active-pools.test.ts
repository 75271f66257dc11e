import { expect, onTestFinished, test } from 'vitest'
import { twoSites } from '../../testing/two-sites.ts'
import { activePools } from './active-pools.queries.ts'

/** The first half of the lock, as `activePools` takes it. */
const PROCESS_LOCK = 5_330_022

async function aQueue() {
  const { add, database, open } = await twoSites()
  const holderOf = async (task: string) => {
    const [job] = await add.all<{ locked_by: string | null }>(
      'select locked_by from graphile_worker.jobs where task_identifier = $1',
      [task],
    )
    return job?.locked_by ?? null
  }
  const pools = (from = database) => {
    const opened = activePools(from.owner, () => {})
    onTestFinished(opened.close)
    return opened
  }
  const give = async (task: string, pool: string) => {
    await add.all('select graphile_worker.add_job($1)', [task])
    const text = `update graphile_worker._private_jobs set locked_by = $2, locked_at = now()
      where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`
    await add.all(text, [task, pool])
  }
  const triesOf = async (task: string) => {
    const [job] = await add.all<{ attempts: number; max_attempts: number }>(
      'select attempts, max_attempts from graphile_worker.jobs where task_identifier = $1',
      [task],
    )
    return job
  }
  const locks = `from pg_locks where locktype = 'advisory' and classid = ${PROCESS_LOCK} and mode = 'ShareLock'
    and database = (select oid from pg_database where datname = current_database())`
  const countLocks = async (isGranted: boolean) =>
    (await add.all(`select ${locks} and granted = $1`, [isGranted])).length
  const breakLocks = () => add.all(`select pg_terminate_backend(pid) ${locks}`)
  return { pools, give, holderOf, triesOf, countLocks, breakLocks, add, other: await open() }
}

test('jobs of a dead process return to the queue, and those of a running one stay', async () => {
  const { pools, give, holderOf, other } = await aQueue()
  const active = pools()
  await active.mark('pool-living')
  await give('mail', 'pool-dead')
  await give('video', 'pool-living')

  await pools(other).freeJobsOfTheDead()
  await active.freeJobsOfTheDead()

  expect([await holderOf('mail'), await holderOf('video')]).toEqual([null, 'pool-living'])
})

test('a process that ends releases its jobs', async () => {
  const { pools, give, holderOf, other } = await aQueue()
  const ending = pools()
  await ending.mark('pool-ending')
  await give('video', 'pool-ending')
  ending.close()

  const watcher = pools(other)
  await expect
    .poll(async () => {
      await watcher.freeJobsOfTheDead()
      return holderOf('video')
    })
    .toBeNull()
})

test('an interrupted job is not delayed longer, and is not retried for ever', async () => {
  const { pools, give, add, triesOf } = await aQueue()
  await give('video', 'pool-dead')
  await give('hopeless', 'pool-dead')
  await add.all('update graphile_worker._private_jobs set attempts = 7, max_attempts = 25')
  await add.all(
    `update graphile_worker._private_jobs set attempts = 1, max_attempts = 1
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'hopeless')`,
  )

  await pools().freeJobsOfTheDead()

  expect(await triesOf('video')).toEqual({ attempts: 6, max_attempts: 24 })
  expect(await triesOf('hopeless')).toEqual({ attempts: 1, max_attempts: 1 })
})

test('a pool whose lock breaks repeatedly holds one lock, and none once it ended', async () => {
  const { pools, countLocks, breakLocks, add } = await aQueue()
  const active = pools()
  await active.mark('pool-living')
  for (let broken = 0; broken < 3; broken += 1) {
    await breakLocks()
    // Once more while it waits for the lock: then the query fails, and the connection breaks.
    await add.all('select pg_advisory_lock($1, hashtext($2))', [PROCESS_LOCK, 'pool-living'])
    await expect.poll(() => countLocks(false)).toBe(1)
    await breakLocks()
    await add.all('select pg_advisory_unlock($1, hashtext($2))', [PROCESS_LOCK, 'pool-living'])
    await expect.poll(() => countLocks(true)).toBe(1)
  }
  active.close()
  await expect.poll(() => countLocks(true)).toBe(0)
})

test('a pool keeps its jobs while its lock is briefly lost', async () => {
  const { pools, give, holderOf, breakLocks, other } = await aQueue()
  const active = pools()
  await active.mark('pool-living')
  await give('video', 'pool-living')
  await breakLocks()

  await pools(other).freeJobsOfTheDead()

  expect(await holderOf('video')).toBe('pool-living')
})

test('no worker starts before its pool is visible as active, even if the first connection breaks', async () => {
  const { pools, countLocks, breakLocks, add } = await aQueue()
  await add.all('select pg_advisory_lock($1, hashtext($2))', [PROCESS_LOCK, 'pool-new'])
  const isMarked = pools().mark('pool-new')
  await expect.poll(() => countLocks(false)).toBe(1)
  await breakLocks()
  await add.all('select pg_advisory_unlock($1, hashtext($2))', [PROCESS_LOCK, 'pool-new'])

  await isMarked
  expect(await countLocks(true)).toBe(1)
})
