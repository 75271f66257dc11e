import { INVITATION_DAYS } from 'contract/people/members/invitations.rules'
import { seq, type MemberInvitationSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { signKey, verifySignature } from '../../../platform/files/signature.ts'
import { findInvitation } from './member-invitations.queries.ts'

const DAY_SECONDS = 86_400
const secretOf = ({ ports }: Pick<Context, 'ports'>) => ports.secrets.keyFor('member-invitation')
const keyOf = ({ channelSeq }: Pick<Context, 'channelSeq'>, memberInvitationSeq: number) =>
  `${channelSeq}/${memberInvitationSeq}`

/** What the link of an invitation carries: it names the invitation, and nobody else can make one. */
export function invitationCode(ctx: Context, memberInvitationSeq: MemberInvitationSeq) {
  const until = { seconds: INVITATION_DAYS * DAY_SECONDS, now: ctx.now() }
  const { expires, signature } = signKey(secretOf(ctx), keyOf(ctx, memberInvitationSeq), until)
  return [memberInvitationSeq, expires, signature].join('.')
}

/** Null for a code that is wrong or over, and for an invitation that was withdrawn or followed. docs/rules.md R-911. */
export async function readInvited(ctx: Context, code: string) {
  const [number = '', expires = '', signature = ''] = code.split('.')
  const { data } = seq('member invitation').safeParse(Number(number))
  if (data === undefined) return null
  const isOurs = verifySignature(secretOf(ctx), keyOf(ctx, data), { expires, signature, now: ctx.now() })
  const invited = isOurs ? await findInvitation(ctx.db, data) : undefined
  return invited ? { ...invited, phone: invited.phone ?? '' } : null
}
