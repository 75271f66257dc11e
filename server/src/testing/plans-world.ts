import * as api from 'contract/money/plan-subscriptions/api'
import { getChannel } from 'contract/site/sites/api'
import { listPlans, savePlan, switchPlans } from 'contract/system/plans/api'
import type { PlanInput } from 'contract/system/plans/schemas'
import { person } from './person.ts'
import { aSubscriber } from './subscriptions-world.ts'
import { somebody } from './world.ts'

/** A site of an installation that uses plans, with its operator. */
export async function aSiteWithPlans({ hasCard = true } = {}) {
  const world = await aSubscriber()
  const { app, add, channelSeq, owner, workThrough } = world
  const account = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true where user_seq = $1', [account.userSeq])
  const boss = person(app, { token: account.token, host: 'localhost:3000' })
  await add.all("update access_tokens set expires_at = '2999-01-01'")
  await add.all("update http_sessions set expires_at = '2999-01-01', proved_at = '2999-01-01'")
  await boss.call(switchPlans, { body: { isOn: true } })
  if (hasCard) await world.registerCard()
  const here = { channelSeq }
  const info = () => owner.call(api.getPlanInfo, here)
  const preview = (planCd: 'FREE' | 'BASIC' | 'PRO', termMonths: 1 | 12 = 1) =>
    owner.call(api.previewPlan, { ...here, query: { planCd, termMonths } })
  const choose = async (planCd: 'FREE' | 'BASIC' | 'PRO', termMonths: 1 | 12 = 1) => {
    const { amount } = await preview(planCd, termMonths)
    return owner.call(api.updatePlan, { ...here, body: { planCd, termMonths, amount } })
  }
  const days = async (count: number) => {
    await world.passDays(count)
    await workThrough({ minutes: 1 })
  }
  /** The operator changes what a plan allows or costs. */
  async function changePlan(planCd: 'FREE' | 'BASIC' | 'PRO', changes: Partial<PlanInput>) {
    const plan = (await boss.call(listPlans, {})).list.find((one) => one.planCd === planCd)
    if (!plan) throw new Error(`there is no plan ${planCd}`)
    const { isSaas: _, ...input } = plan
    await boss.call(savePlan, { body: { ...input, ...changes } })
  }
  const saasYn = async () => (await owner.call(getChannel, here)).channelSetting.saasYn
  return { ...world, boss, here, info, preview, choose, days, changePlan, saasYn }
}
