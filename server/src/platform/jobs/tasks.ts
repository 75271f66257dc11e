import type { CronItem, CronMatcher, TaskList } from 'graphile-worker'
import { parseCronItems } from 'graphile-worker'
import { z } from 'zod'
import type { Event } from 'contract/http/endpoint'
import { seq, type ChannelSeq } from 'contract/values/ids'
import type { Context, PlatformContext } from '../context.ts'
import type { ChannelTx, PlatformTx } from '../db/channel-db.ts'
import { groupBy } from '../group-by.ts'
import { insertJob, insertPlatformJob } from './jobs.queries.ts'

/** Emits an event in the transaction of its cause: it exists only if the transaction commits. */
export const emit = <Payload extends z.ZodObject>(
  tx: ChannelTx,
  { name, payload }: Event<Payload>,
  input: z.output<Payload>,
) => insertJob(tx, { task: name, payload: z.encode(payload, input) })

export interface Listener {
  /** Names its jobs, so it must not change while jobs of an older build may wait. */
  name: string
  event: Event
  handle(ctx: Context, input: unknown): Promise<void>
}
export const on = <Payload extends z.ZodObject>(
  name: string,
  event: Event<Payload>,
  handle: (ctx: Context, input: z.output<Payload>) => Promise<void>,
): Listener => ({ name, event, handle: (ctx, input) => handle(ctx, event.payload.parse(input)) })

/** Work of one site that runs after the commit, at least once. */
export interface Task<Payload extends z.ZodObject = z.ZodObject> {
  name: string
  payload: Payload
  /** Uses a core for minutes: runs one at a time in each process, and delays no other job. */
  isHeavy?: boolean
  run(ctx: Context, input: unknown, signal: AbortSignal): Promise<void>
}
export const task = <Payload extends z.ZodObject>(
  name: string,
  payload: Payload,
  run: (ctx: Context, input: z.output<Payload>, signal: AbortSignal) => Promise<void>,
): Task<Payload> => ({ name, payload, run: (ctx, input, signal) => run(ctx, payload.parse(input), signal) })
/** A long job loses one attempt each time the process ends. */
const HEAVY_TRIES = 250
export const heavyTask: typeof task = (name, payload, run) => ({ ...task(name, payload, run), isHeavy: true })

export interface When {
  /** The delay from the start of this transaction; a negative one is due at once. */
  delayMs?: number
  /** A later job with the same key replaces one that has not started. */
  key?: string
  maxAttempts?: number
  /** Runs after everything else that is due. */
  isLast?: boolean
}
export const enqueue = <Payload extends z.ZodObject>(
  tx: ChannelTx,
  { name, payload, isHeavy }: Task<Payload>,
  { input, ...when }: { input: z.output<Payload> } & When,
) =>
  insertJob(tx, {
    task: name,
    payload: z.encode(payload, input),
    ...(isHeavy && { maxAttempts: HEAVY_TRIES }),
    ...when,
  })

/** Work without a site, such as a mail of the platform itself. */
export interface PlatformTask<Payload extends z.ZodObject = z.ZodObject> {
  name: string
  payload: Payload
  /** As of a task of a site. */
  isHeavy?: boolean
  run(ctx: PlatformContext, input: unknown, signal: AbortSignal): Promise<void>
}
export const platformTask = <Payload extends z.ZodObject>(
  name: string,
  payload: Payload,
  run: (ctx: PlatformContext, input: z.output<Payload>, signal: AbortSignal) => Promise<void>,
): PlatformTask<Payload> => ({
  name,
  payload,
  run: (ctx, input, signal) => run(ctx, payload.parse(input), signal),
})
export const heavyPlatformTask: typeof platformTask = (name, payload, run) => ({
  ...platformTask(name, payload, run),
  isHeavy: true,
})
export const enqueuePlatform = <Payload extends z.ZodObject>(
  tx: PlatformTx,
  { name, payload, isHeavy }: PlatformTask<Payload>,
  { input, ...when }: { input: z.output<Payload> } & When,
) =>
  insertPlatformJob(tx, {
    task: name,
    payload: z.encode(payload, input),
    ...(isHeavy && { maxAttempts: HEAVY_TRIES }),
    ...when,
  })

/** Recurring work. `cron` is in Seoul time; it runs for one site after the other, and continues when one fails. */
export interface Timer {
  name: string
  cron: string
  /** Runs only for sites with work under this timer's name (`sites_with_work`); otherwise for every site. */
  isSelective?: boolean
  /** Asks people to act, which they cannot while their site is suspended: it waits until then. docs/rules.md R-1155. */
  waitsWhileSuspended?: boolean
  visit(ctx: Context): Promise<void>
}

/** The same without a site. */
export interface PlatformTimer {
  name: string
  cron: string
  run(ctx: PlatformContext): Promise<void>
}

export interface Work {
  listeners: readonly Listener[]
  tasks: readonly Task[]
  platformTasks: readonly PlatformTask[]
  timers: readonly Timer[]
  platformTimers: readonly PlatformTimer[]
}
export interface WorkOpenings {
  contextFor: (channelSeq: ChannelSeq) => Promise<Context>
  platformContext: () => PlatformContext
  allChannels: () => Promise<ChannelSeq[]>
  channelsWithWork: (timer: string) => Promise<ChannelSeq[]>
  signal: AbortSignal
}

const JobPayload = z.object({ channelSeq: seq('channel'), payload: z.unknown() })

type QueueTask = NonNullable<TaskList[string]>

/** Every task of the queue by its name. Throws where two share one. */
export function tasksOf(work: Work, openings: WorkOpenings): TaskList {
  const named: [name: string, task: QueueTask][] = [
    ...eventTasks(work.listeners, openings),
    ...work.tasks.map(({ name, run }): [string, QueueTask] => [
      name,
      async (job) => {
        const { channelSeq, payload } = JobPayload.parse(job)
        await run(await openings.contextFor(channelSeq), payload, openings.signal)
      },
    ]),
    ...work.platformTasks.map(({ name, run }): [string, QueueTask] => [
      name,
      (job) => run(openings.platformContext(), job, openings.signal),
    ]),
    ...work.timers.map((timer): [string, QueueTask] => [timer.name, () => visitSites(timer, openings)]),
    ...work.platformTimers.map(({ name, run }): [string, QueueTask] => [
      name,
      () => run(openings.platformContext()),
    ]),
  ]
  const tasks: TaskList = {}
  for (const [name, run] of named) {
    if (name in tasks) throw new Error(`two jobs are named "${name}"`)
    tasks[name] = run
  }
  return tasks
}

/**
 * The job of an event queues one job per listener, so that a failed one is retried alone. Jobs of older builds are event jobs too.
 * An event with one listener needs no second job.
 */
function eventTasks(
  listeners: readonly Listener[],
  { contextFor }: WorkOpenings,
): [name: string, task: QueueTask][] {
  const listening =
    ({ handle }: Listener): QueueTask =>
    async (job) => {
      const { channelSeq, payload } = JobPayload.parse(job)
      await handle(await contextFor(channelSeq), payload)
    }
  const spreading =
    (own: readonly Listener[]): QueueTask =>
    async (job, { job: { id } }) => {
      const { channelSeq, payload } = JobPayload.parse(job)
      const ctx = await contextFor(channelSeq)
      await ctx.transaction(async (tx) => {
        // If this job dies before its end is written, its next attempt finds the same keys.
        for (const { name } of own) await insertJob(tx, { task: name, payload, key: `${name}:${id}` })
      })
    }
  const byEvent = [...groupBy(listeners, ({ event }) => event.name)]
  return [
    ...listeners.map((listener): [string, QueueTask] => [listener.name, listening(listener)]),
    ...byEvent.map(([name, own]): [string, QueueTask] => {
      const [only, ...others] = own
      return [name, only && others.length === 0 ? listening(only) : spreading(own)]
    }),
  ]
}

/** One run of a timer for one site. */
export const visitSite = async ({ visit, waitsWhileSuspended = false }: Timer, ctx: Context) =>
  waitsWhileSuspended && ctx.suspension !== null ? undefined : visit(ctx)

async function visitSites(timer: Timer, openings: WorkOpenings) {
  const { name, isSelective } = timer
  const failed: unknown[] = []
  const sites = await (isSelective ? openings.channelsWithWork(name) : openings.allChannels())
  for (const channelSeq of sites)
    await visitSite(timer, await openings.contextFor(channelSeq)).catch((error: unknown) =>
      failed.push(error),
    )
  if (failed.length > 0) throw new AggregateError(failed, `${name}: ${String(failed[0])}`)
}

export const cronItemsOf = (timers: readonly Pick<Timer, 'name' | 'cron'>[]) =>
  parseCronItems(
    timers.map(({ name, cron }): CronItem => ({
      task: name,
      match: matcherInSeoul(cron),
      options: { backfillPeriod: 0 },
    })),
  )

/** The queue passes the parts of a UTC moment; Seoul is nine hours ahead all year. */
const SEOUL_HOURS = 9

/**
 * Whether a timer is due by its cron line in Seoul time. The queue does not pass the year, so the day after 28 February is unknown:
 * lines with a day of the month or a month throw.
 */
export function matcherInSeoul(cron: string): CronMatcher {
  const [, , day, month] = cron.split(' ')
  if (day !== '*' || month !== '*') throw new Error(`"${cron}": a timer has hours and weekdays, no dates`)
  const [line] = parseCronItems([{ task: 'timer', match: cron }])
  return ({ hour, dow, ...utc }) => {
    const inSeoul = hour + SEOUL_HOURS
    return line?.match({ ...utc, hour: inSeoul % 24, dow: (dow + Number(inSeoul >= 24)) % 7 }) ?? false
  }
}
