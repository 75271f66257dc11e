import type { Role } from 'contract/http/permissions'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { refreshSession, useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useChangeRole, useDeleteOwner, useRemoveStaff, type StaffMember } from '../staff.api.ts'
import { roleMessages } from '../staff.messages.ts'

export interface Change {
  member: StaffMember
  /** Null removes the person from the staff. */
  to: Role | null
}

/** Explains the effect of another role, or of removal, before the user confirms it. */
export function StaffChange({ change: { member, to }, onClose }: { change: Change; onClose: () => void }) {
  const t = useMessages(roleMessages)
  const site = useSite()
  const { user } = useSession()
  const role = useChangeRole()
  const remove = useRemoveStaff()
  const removeOwner = useDeleteOwner()
  const { userSeq, name, userTypeCd } = member
  const isMe = user?.userSeq === userSeq
  // Removing another owner takes effect after the days in which every owner may object.
  const isWaiting = userTypeCd === 'OWN' && !isMe
  const take = userTypeCd === 'OWN' ? removeOwner : remove

  async function carryOut() {
    await (to === null ? take.run({ userSeq }) : role.run({ userSeq, body: { userTypeCd: to } }))
    if (isMe) await refreshSession(site)
    if (isWaiting) return t('removalAsked', { name })
    return to === null ? t('removed', { name }) : t('changedRole', { name, role: t(to) })
  }
  const removal = isMe ? 'leave' : 'remove'
  return (
    <AskFirst
      title={to === null ? t(`${removal}Title`, { name }) : t('roleTitle', { name, role: t(to) })}
      okLabel={to === null ? t(removal) : t('change')}
      cancelLabel={t('cancel')}
      danger={to === null}
      deed={carryOut}
      failed={t('failed')}
      onClose={onClose}
    >
      {isWaiting ? t('removeOwnerText') : to === null ? t(`${removal}Text`) : t(`about${to}`)}
    </AskFirst>
  )
}
