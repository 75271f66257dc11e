import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seoulDay } from 'contract/values/korea-time'
import { isCrash } from '../../../testing/money-truth.ts'
import { subscriptionViolations } from '../../../testing/subscription-truth.ts'
import { aSubscriber, offer } from '../../../testing/subscriptions-world.ts'
import {
  cancelSubscription,
  changePlan,
  findRunningSubscription,
  pauseSubscription,
  resumePaused,
  startSubscription,
} from './billing.public.ts'

/** How many stories each run plays; BILLING_STORIES plays more. */
const STORIES = Number(process.env['BILLING_STORIES'] ?? 40)

const acts = [
  'start',
  'startTrial',
  'timer',
  'pass',
  'passMonth',
  'cancel',
  'dearer',
  'cheaper',
  'longer',
  'decline',
  'accept',
  'lose',
  'away',
  'back',
  'removeCard',
  'anotherCard',
  'work',
  'pause',
  'pauseLong',
  'resume',
] as const
type Act = (typeof acts)[number]
const Step = fc.record({
  act: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...acts) },
    { weight: 2, arbitrary: fc.constantFrom<Act>('start', 'timer', 'pass', 'passMonth') },
  ),
  crashAfter: fc.option(fc.nat(12), { freq: 3 }),
})
const Story = fc.array(fc.array(Step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 })
/** More than a story passes. */
const MAX_TERMS = 50
/** More than there are. */
const MAX_TRIES = 5
const quietly = (work: Promise<unknown>) => work.catch(() => null)

async function aStage() {
  const world = await aSubscriber()
  const { provider, clock, app, passTimer, ctx } = world
  const running = async () => findRunningSubscription((await ctx()).db, 'plan')
  const change = async (own: Parameters<typeof changePlan>[2]) => {
    const subscription = await running()
    if (subscription) await changePlan(await ctx(), subscription.subscriptionSeq, own)
  }
  const pause = async (days: number) => {
    const subscription = await running()
    if (subscription)
      await pauseSubscription(await ctx(), subscription.subscriptionSeq, { days, allowance: null, by: null })
  }
  const isBehind = async () => {
    const today = seoulDay(clock.now)
    return (await world.subscriptions()).some(({ state, end }) => state === 'ACTIVE' && end <= today)
  }
  const isPastDue = async () => (await world.subscriptions()).some(({ state }) => state === 'PAST_DUE')
  const play: Record<Act, () => unknown> = {
    start: async () => startSubscription(await ctx(), { product: 'plan', offer }),
    startTrial: () => world.startTrial(14),
    // Two processes, or a timer that is late, run it at once.
    timer: () => Promise.allSettled([passTimer(), passTimer()]),
    pass: () => clock.pass({ days: 1, minutes: 7 }),
    passMonth: () => clock.pass({ days: 29 }),
    async cancel() {
      const subscription = await running()
      if (subscription) await cancelSubscription(await ctx(), subscription.subscriptionSeq)
    },
    dearer: () => change({ ...offer, title: 'Max', price: 80_000 }),
    cheaper: () => change({ ...offer, title: 'Basic', price: 9_000 }),
    longer: () => change({ title: 'Year', price: 300_000, termMonths: 12 }),
    decline: () => (provider.declines = true),
    accept: () => (provider.declines = false),
    lose: () => (provider.losesAnswer = true),
    away: () => (provider.isAway = true),
    back: () => (provider.isAway = false),
    removeCard: world.removeCard,
    anotherCard: world.registerCard,
    work: () => app.workOnce(),
    pause: () => pause(2),
    pauseLong: () => pause(45),
    async resume() {
      const subscription = await running()
      if (subscription) await resumePaused(await ctx(), subscription.subscriptionSeq)
    },
  }
  return {
    ...world,
    async playStep({ act, crashAfter }: { act: Act; crashAfter: number | null }) {
      world.crashAfter(crashAfter)
      await quietly(Promise.resolve().then(play[act]))
      world.crashAfter(null)
    },
    /** The provider answers again and the timer runs as it should, until it has gone through every term that passed meanwhile. */
    async settle() {
      Object.assign(provider, { isAway: false, losesAnswer: false })
      await passTimer()
      await world.passDays(1)
      // The tries for which nobody ran the timer while days passed are made up for, a day apart.
      for (let tries = 0; tries < MAX_TRIES && (await isPastDue()); tries += 1) await world.passDays(1)
      for (let terms = 0; terms < MAX_TERMS && (await isBehind()); terms += 1) await passTimer()
    },
    /** A new story sees nothing of the one before. */
    async reset() {
      await world.add.all('delete from subscription_charges')
      await world.add.all('delete from subscription_pauses')
      await world.add.all('delete from subscriptions')
      provider.charges.clear()
      Object.assign(provider, { isAway: false, losesAnswer: false, declines: false })
      await quietly(world.registerCard())
    },
  }
}

test('whatever is lost, repeated and killed, each period is charged once and what is paid runs', async () => {
  const stage = await aStage()
  await fc.assert(
    fc.asyncProperty(Story, async (moments) => {
      await stage.reset()
      for (const steps of moments) {
        if (steps.some(({ crashAfter }) => crashAfter !== null))
          for (const step of steps) await stage.playStep(step)
        else await Promise.all(steps.map((step) => stage.playStep(step)))
      }
      await stage.settle()
      const unexpected = stage.bugs.splice(0).filter((bug) => !isCrash(bug))
      expect([...unexpected.map(String), ...(await subscriptionViolations(stage))]).toEqual([])
    }),
    { numRuns: STORIES },
  )
}, 600_000)
