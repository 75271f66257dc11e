import type { Money } from '../../values/money.ts'
import { type MerchantProvider, providers } from './providers.ts'

/** What a trial pays: won, or dollars at a provider that takes no won. docs/rules.md R-804. */
export function trialMoney(provider: MerchantProvider): Money {
  return providers[provider].currencies.includes('KRW')
    ? { amount: 1000, currency: 'KRW' }
    : { amount: 100, currency: 'USD' }
}

/** How long an event of the provider may take before the trial says that none came. */
export const EVENT_WAIT_MS = 2 * 60_000

/** BEGUN: the payer may agree. CAPTURED: money was taken and goes back. UNPAID: nothing was taken. */
export const trialStates = ['BEGUN', 'CONFIRMING', 'CAPTURED', 'CANCELLED', 'UNPAID'] as const
export const trialSteps = ['WINDOW', 'CONFIRM', 'EVENT', 'CANCEL'] as const
type Step = (typeof trialSteps)[number]

interface Trial {
  state: (typeof trialStates)[number]
  capturedAt: Date | null
  eventAt: Date | null
  windowMs: number | null
  confirmMs: number | null
  cancelMs: number | null
  failedStep: Step | null
  failCode: string | null
}
interface TrialStep {
  step: Step
  /** OPEN: not reached, or under way. */
  state: 'OPEN' | 'DONE' | 'FAILED'
  ms: number | null
  /** Why it failed. */
  code: string | null
}

/** How far a trial came, step by step. A failed step leaves the others as they are. docs/rules.md R-805. */
export function trialStepsOf(trial: Trial, now: Date): TrialStep[] {
  const { state, windowMs, confirmMs, cancelMs, capturedAt } = trial
  const steps = [
    timed('WINDOW', windowMs, windowMs !== null),
    timed('CONFIRM', confirmMs, capturedAt !== null),
    eventStep(trial, now),
    timed('CANCEL', cancelMs, state === 'CANCELLED'),
  ]
  return steps.map((one) =>
    one.step === trial.failedStep ? { ...one, state: 'FAILED', code: trial.failCode } : one,
  )
}

const timed = (step: Step, ms: number | null, isDone: boolean): TrialStep => ({
  step,
  state: isDone ? 'DONE' : 'OPEN',
  ms: isDone ? ms : null,
  code: null,
})

/** An event may arrive before the answer to our own question. */
function eventStep({ capturedAt, eventAt }: Trial, now: Date): TrialStep {
  const step = { step: 'EVENT', ms: null, code: null } as const
  if (!capturedAt) return { ...step, state: 'OPEN' }
  if (eventAt) return { ...step, state: 'DONE', ms: Math.max(0, eventAt.getTime() - capturedAt.getTime()) }
  if (now.getTime() - capturedAt.getTime() < EVENT_WAIT_MS) return { ...step, state: 'OPEN' }
  return { ...step, state: 'FAILED', code: 'NO_EVENT' }
}

/** Whether anything may still happen by itself, so that a page asks again. */
export const isTrialMoving = (trial: Trial, now: Date) =>
  trial.state === 'CONFIRMING' ||
  trial.state === 'CAPTURED' ||
  trialStepsOf(trial, now).some(({ step, state }) => step === 'EVENT' && state === 'OPEN' && trial.capturedAt)

/** The failures that have words of their own; every other code is the provider's. */
export const trialFailures = [
  'KEYS_REFUSED',
  'UNREACHABLE',
  'PAY_PROCESS_CANCELED',
  'EXPIRED',
  'TEST_CHANNEL',
  'NO_EVENT',
] as const
export type TrialFailure = (typeof trialFailures)[number] | 'OTHER'
export const trialFailureOf = (code: string): TrialFailure =>
  trialFailures.find((one) => one === code) ?? 'OTHER'
