import { marketingChosen } from 'contract/people/members/consent.events'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { insertChoice, updateMarketing, type Choice } from './consent.queries.ts'

/** Switches marketing by the site on or off; records time and source once. True when it changed. R-267. */
export async function chooseMarketing(tx: ChannelTx, choice: Choice) {
  if (!(await updateMarketing(tx, choice))) return false
  await insertChoice(tx, choice)
  const { userSeq, isAgreed, createdAt } = choice
  await emit(tx, marketingChosen, { userSeq, isAgreed, at: createdAt })
  return true
}
