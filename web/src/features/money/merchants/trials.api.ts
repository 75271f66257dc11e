import type { Output } from 'contract/http/endpoint'
import { beginTrial, finishTrial, listTrials } from 'contract/money/merchants/trials.api'
import { isTrialMoving, trialStepsOf } from 'contract/money/merchants/trials.rules'
import type { MerchantSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Trial = Output<typeof listTrials>['trials'][number]

const dates = (trial: Trial) => ({
  ...trial,
  capturedAt: trial.capturedAt === null ? null : new Date(trial.capturedAt),
  eventAt: trial.eventAt === null ? null : new Date(trial.eventAt),
})
export const stepsOf = (trial: Trial, now: Date) => trialStepsOf(dates(trial), now)
const isMoving = (trial: Trial | undefined, now: Date) =>
  trial !== undefined && isTrialMoving(dates(trial), now)

/** The latest trial of each account, once they are there. */
export const useTrials = () => useEndpoint(listTrials, {}).data?.trials

const POLL_MS = 3000
/** The latest trial of an account, asked for again while something may still happen by itself. */
export function useTrial(merchantSeq: MerchantSeq, now: Date) {
  const first = useEndpoint(listTrials, {})
  const of = (reply: Output<typeof listTrials> | undefined) =>
    reply?.trials.find((one) => one.merchantSeq === merchantSeq)
  const latest = useEndpoint(listTrials, {}, { every: isMoving(of(first.data), now) ? POLL_MS : false })
  return { ...latest, trial: of(latest.data) }
}
export const useBeginTrial = (merchantSeq: MerchantSeq) => useCommand(beginTrial, { merchantSeq })
export const useFinishTrial = () => useCommand(finishTrial, {})
