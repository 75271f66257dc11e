import type { UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lockMember, updateMaster } from '../../people/members/members.public.ts'

/** Recognises a member as verified instructor, or revokes it. docs/rules.md R-289. */
export const setMaster = (ctx: MemberContext, userSeq: UserSeq, isMaster: boolean) =>
  ctx.transaction(async (tx) => {
    const member = await lockMember(tx, userSeq)
    if (!member) throw refuse('NOT_FOUND')
    const was = member.masterVerifiedAt !== null
    if (was !== isMaster) await updateMaster(tx, userSeq, isMaster ? ctx.now() : null)
    ctx.audit.record({ about: member.name, before: { isMaster: was }, after: { isMaster } })
    return null
  })
