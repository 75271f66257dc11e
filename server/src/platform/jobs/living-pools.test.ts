import { expect, onTestFinished, test } from 'vitest'
import { twoSites } from '../../testing/two-sites.ts'
import { livingPools } from './living-pools.queries.ts'

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
    const opened = livingPools(from.owner, () => {})
    onTestFinished(opened.close)
    return opened
  }
  const give = async (task: string, pool: string) => {
    await add.all('select graphile_worker.add_job($1)', [task])
    const text = `update graphile_worker._private_jobs set locked_by = $2, locked_at = now()
      where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`
    await add.all(text, [task, pool])
  }
  return { pools, give, holderOf, other: await open() }
}

test('what a dead process was working on goes back to the queue, and what a living one works on stays', async () => {
  const { pools, give, holderOf, other } = await aQueue()
  const living = pools()
  await living.mark('pool-living')
  await give('mail', 'pool-dead')
  await give('film', 'pool-living')

  await pools(other).freeJobsOfTheDead()
  await living.freeJobsOfTheDead()

  expect([await holderOf('mail'), await holderOf('film')]).toEqual([null, 'pool-living'])
})

test('a process that ends lets go of its work', async () => {
  const { pools, give, holderOf, other } = await aQueue()
  const ending = pools()
  await ending.mark('pool-ending')
  await give('film', 'pool-ending')
  ending.close()

  const watcher = pools(other)
  await expect
    .poll(async () => {
      await watcher.freeJobsOfTheDead()
      return holderOf('film')
    })
    .toBeNull()
})
