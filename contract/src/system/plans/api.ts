import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { Plan, PlanInput } from './schemas.ts'

/** The plans of the installation, and whether it uses them. */
export const listPlans = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/plans',
  access: 'operator',
  reply: z.object({ isOn: z.boolean(), list: Plan.array() }),
  shows: 'plans',
})
/** Changes a plan. What sites pay already stays as it is for them; limits count at once. docs/rules.md R-1063. */
export const savePlan = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/plans',
  access: 'operator',
  recent: true,
  body: PlanInput,
  reply: nothing,
  refuses: ['FREE_HAS_NO_PRICE'],
  touches: ['plans'],
})
/** Switches plans on or off for all sites. Off by default: every site uses what it likes. docs/rules.md R-1064. */
export const switchPlans = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/plans/switch',
  access: 'operator',
  recent: true,
  body: z.object({ isOn: z.boolean() }),
  reply: nothing,
  touches: ['plans'],
})
