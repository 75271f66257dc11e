import { marketingChosen, nightChosen } from 'contract/people/members/consent.events'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import {
  findChoices,
  insertChoice,
  readConsent,
  updateMarketing,
  updateNight,
  type Choice,
} from './consent.queries.ts'

/** Switches marketing by the site on or off; records time and source once. True when it changed. R-267. */
export async function chooseMarketing(tx: ChannelTx, choice: Choice) {
  if (!(await updateMarketing(tx, choice))) return false
  await insertChoice(tx, { ...choice, kind: 'NEWS' })
  const { userSeq, isAgreed, createdAt } = choice
  await emit(tx, marketingChosen, { userSeq, isAgreed, at: createdAt })
  return true
}

/** The same for advertising at night; who declines marketing declines it too. docs/rules.md R-1178. */
export async function chooseNight(tx: ChannelTx, choice: Choice) {
  if (!(await updateNight(tx, choice))) return
  await insertChoice(tx, { ...choice, kind: 'NIGHT' })
  const { userSeq, isAgreed, createdAt } = choice
  await emit(tx, nightChosen, { userSeq, isAgreed, at: createdAt })
}

/** What a person accepts, and how they chose. */
export const getConsent = async (db: ChannelDb, userSeq: UserSeq) => ({
  ...(await readConsent(db, userSeq)),
  choices: await findChoices(db, userSeq),
})
