import { z } from 'zod'
import { formStatusOf, MIN_ANSWER_SECONDS, type FormStatus } from 'contract/growth/forms/forms.rules'
import type { RefusalName } from 'contract/http/refusals'
import type { FormSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findFormById, type FormRow } from './forms.queries.ts'

/** How long a form may lie open in a browser. */
const TICKET_MS = 24 * 60 * 60_000
/** A whole class may sit behind one router. */
const PER_NETWORK = { most: 60, everySeconds: 5 }
const PER_PERSON = { most: 10, everySeconds: 30 }

/** The published form with this address. NOT_FOUND for drafts. */
export async function getShown(ctx: Context, formId: string) {
  const form = await findFormById(ctx.db, formId)
  const status = form && formStatusOf(form, ctx.now())
  if (!form || form.publishedVersion === null || !status || status === 'DRAFT') throw refuse('NOT_FOUND')
  return { form, version: form.publishedVersion, status }
}
export type PublishedForm = Awaited<ReturnType<typeof getShown>>

const Ticket = z.object({ openedAt: z.number() })
const labelOf = (formSeq: FormSeq) => `form ${formSeq}`

/** FORM_TOO_FAST for what nobody opened or read, FORM_CHANGED for what lay open too long. docs/rules.md R-1036. */
export function checkTicket({ ports, now }: Context, formSeq: FormSeq, sealed: string) {
  const opened = readTicket(ports, formSeq, sealed)
  const age = opened === null ? null : now().getTime() - opened
  if (age === null || age < MIN_ANSWER_SECONDS * 1000) throw refuse('FORM_TOO_FAST')
  if (age > TICKET_MS) throw refuse('FORM_CHANGED')
}
function readTicket(ports: Context['ports'], formSeq: FormSeq, sealed: string) {
  try {
    return Ticket.parse(JSON.parse(ports.secrets.unwrap(sealed, labelOf(formSeq)).toString('utf8'))).openedAt
  } catch {
    return null
  }
}

export const issueTicket = ({ ports, now }: Context, formSeq: FormSeq) =>
  ports.secrets.wrap(Buffer.from(JSON.stringify({ openedAt: now().getTime() })), labelOf(formSeq))

export const isSignedInFor = ({ user }: Context, { isLoginRequired }: FormRow) =>
  user !== null || !isLoginRequired

/** Why a form in this state takes no answers. */
export const refusalFor: Partial<Record<FormStatus, RefusalName>> = {
  NOT_BEGUN: 'FORM_NOT_BEGUN',
  CLOSED: 'FORM_CLOSED',
  FULL: 'FORM_FULL',
}

export async function checkPace(
  { ports: { limits }, channelSeq, user, incoming }: Context,
  { formSeq }: FormRow,
) {
  const form = `form:${channelSeq}:${formSeq}`
  const tries = user
    ? { [`${form}:user:${user.userSeq}`]: PER_PERSON }
    : { [`${form}:network:${incoming.address}`]: PER_NETWORK }
  if (!(await limits.allow(tries))) throw refuse('TOO_MANY_REQUESTS')
}
