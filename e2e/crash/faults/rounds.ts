import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asAdministrator } from './administrator.ts'
import { lostMoney, unsettledMoney } from './books.ts'
import { moneyLoad, type Confirmed } from './money-load.ts'
import { countReady } from './ready-videos.ts'
import { keepSignedIn, openShops } from './shop.ts'
import { anInstallation, type Installation, type ServerProcess } from './installation.ts'
import { faults, type Target } from './kinds.ts'
import { countMissing, steadyLoad } from './load.ts'
import { orderOf } from './order.ts'

export interface RoundsOptions {
  rounds: number
  /** The same seed gives the same order of faults. */
  seed: number
  /** Only faults that kill the server, the database or a part of it. */
  isKillsOnly: boolean
  /** Whether people pay and are refunded meanwhile; else there are only writes without money. */
  isMoneyMoving: boolean
  diskMegabytes: number
  say: (line: string) => void
}
export interface Round {
  fault: string
  /** The time from the end of the fault until the product is ready, serves a page and acknowledges a write. */
  servedAfterMs: number
  acknowledged: number
  missing: number
  /** What is wrong with the money, in sentences. */
  money: string[]
  /** The number of processes that waited for a core. */
  load: number
  /** Any other violation. */
  problem: string | null
}
export interface Result {
  rounds: Round[]
  skipped: { fault: string; reason: string }[]
  answers: Map<string, number>
  /** The last lines of processes of the product that ended unexpectedly. */
  ends: string[]
  videos: { disturbed: number; ready: number }
  /** Null where none moved. */
  money: { confirmed: Confirmed; answers: Map<string, number>; unsettled: string[] } | null
}

/** The first start creates a database and the demo, which takes minutes on a busy machine. */
const GIVEN_UP_AFTER_MS = 400_000
const LAST_LINES = 12
/** How often money moves between two faults, unless the machine is too busy. */
const MOVES = 4
const AT_LEAST_MS = 500
const MONEY_MOVES_WITHIN_MS = 10_000

/** Injects one fault after the other into a separate product under steady load, and counts lost writes after each. */
export async function runRounds({
  rounds,
  seed,
  isKillsOnly,
  isMoneyMoving,
  diskMegabytes,
  say,
}: RoundsOptions): Promise<Result> {
  const installation = await anInstallation(diskMegabytes)
  const { dataDir } = installation
  const ends: string[] = []
  let server = installation.start()
  const target: Target = {
    installation,
    server: () => server,
    replace: (another) => void (server = another),
    videos: [],
  }
  const keepStarted = () => {
    if (server.code() === undefined) return
    if (server.code() !== null) ends.push(server.output().split('\n').slice(-LAST_LINES).join('\n    '))
    server = installation.start()
  }
  const serves = () => installation.serves()
  const skipped = Object.entries(faults).flatMap(([fault, { unavailable }]) => {
    const reason = unavailable?.(installation) ?? null
    return reason === null ? [] : [{ fault, reason }]
  })
  for (const { fault, reason } of skipped) say(`skipped: ${fault}, for ${reason}`)
  const names = Object.keys(faults).filter(
    (name) => !skipped.some(({ fault }) => fault === name) && (!isKillsOnly || name.includes('killed')),
  )
  try {
    say(`first start: served after ${seconds(await timeUntil(serves, keepStarted))} s`)
    const load = steadyLoad(installation.port)
    const stopLoad = await load.begin()
    const shops = isMoneyMoving ? await openShops(installation) : null
    const money = shops && moneyLoad(installation.port, shops)
    const stopMoney = money?.begin()
    const done: Round[] = []
    for (const { name } of orderOf(names, { count: rounds, seed })) {
      const problem = await faults[name]?.run(target).then(() => null, sentenceOf)
      const before = load.acknowledged.length
      const began = performance.now()
      const wroteAfter = timeUntil(
        () => Promise.resolve(load.acknowledged.length > before),
        () => {},
      )
      const [phases, wroteMs] = await Promise.all([phasesUntilShown(installation, keepStarted), wroteAfter])
      const servedAfterMs = performance.now() - began
      const known = load.acknowledged.slice()
      const { missing, lost } = await asAdministrator(installation.dataDir, async (all) => {
        await keepSignedIn(all)
        const confirmed = money && structuredClone(money.confirmed)
        return {
          missing: await countMissing(all, known),
          lost: confirmed ? await lostMoney(all, { confirmed, dataDir }) : [],
        }
      })
      const load1 = loadavg()[0] ?? 0
      const round = {
        fault: name,
        servedAfterMs,
        acknowledged: known.length,
        missing,
        money: lost,
        load: load1,
      }
      done.push({ ...round, problem: problem ?? null })
      say(
        `${done.length}/${rounds} ${name}: served after ${seconds(servedAfterMs)} s (${phases}, write ${seconds(wroteMs)}; load ${load1.toFixed(1)}), ${missing} of ${known.length} missing${money ? `; ${wordsFor(money.confirmed)}` : ''}`,
      )
      for (const sentence of lost) say(sentence)
      if (problem) say(`${problem}\n${databaseLog(installation)}`)
      if (money) await untilBusy(money.confirmed)
    }
    await Promise.all([stopLoad(), stopMoney?.()])
    const [ready, unsettled] = await Promise.all([
      countReady(target, say),
      shops
        ? unsettledMoney(
            dataDir,
            shops.stores.flatMap(({ products }) => products),
            keepStarted,
          )
        : [],
    ])
    return {
      rounds: done,
      skipped,
      answers: load.answers,
      ends,
      videos: { disturbed: target.videos.length, ready },
      money: money && { confirmed: money.confirmed, answers: money.answers, unsettled },
    }
  } finally {
    await close(server)
    installation.remove()
  }
}

async function close(server: ServerProcess) {
  if (server.code() !== undefined) return
  server.kill('SIGTERM')
  await server.ended
}

/** The seconds until the process responded, reported that it is ready, and served a page. */
async function phasesUntilShown(installation: Installation, keepStarted: () => void) {
  const began = performance.now()
  const phases = { process: installation.isAlive, ready: installation.isReady, page: installation.serves }
  const at: string[] = []
  for (const [name, holds] of Object.entries(phases)) {
    await timeUntil(holds, keepStarted)
    at.push(`${name} ${seconds(performance.now() - began)}`)
  }
  return at.join(', ')
}

/** The milliseconds until `holds` is true; calls `meanwhile` repeatedly until then. */
async function timeUntil(holds: () => Promise<boolean>, meanwhile: () => void): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < GIVEN_UP_AFTER_MS) {
    meanwhile()
    if (await holds()) return performance.now() - began
    await pause(50)
  }
  throw new Error('the product does not serve any more')
}

/** Waits until money moves again, so that the next fault meets it on its way. */
async function untilBusy(confirmed: Confirmed) {
  const count = () => confirmed.paid.length + confirmed.refunded.length
  const [before, until] = [count(), performance.now() + MONEY_MOVES_WITHIN_MS]
  await pause(AT_LEAST_MS)
  while (count() < before + MOVES && performance.now() < until) await pause(50)
}

/** How much of each kind was confirmed until now. */
export const wordsFor = ({ paid, refunded, requested, payouts }: Confirmed) =>
  `${paid.length} paid, ${refunded.length} refunded, ${requested.length} requested, ${payouts.length} steps of payouts`

const seconds = (ms: number) => (ms / 1000).toFixed(1)
const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const databaseLog = ({ dataDir }: Installation) =>
  readFileSync(join(dataDir, 'postgres.log'), 'utf8').split('\n').slice(-60).join('\n')
