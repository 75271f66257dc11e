import { useState } from 'react'
import { roles, type Role } from 'contract/http/permissions'
import { isRefusal } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useAddOwner, useInviteUser, type StaffCandidate } from '../staff.api.ts'
import { roleMessages } from '../staff.messages.ts'
import { StaffCandidates } from './MemberSearchResults.tsx'
import css from './staff.module.css'

/** Finds a member by name or mail address and adds exactly one: owners immediately, all others by invitation. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(roleMessages)
  const { can } = useSession()
  const [role, setRole] = useState<Role>('TCH')
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<StaffCandidate | null>(null)
  const addOwner = useAddOwner()
  const invite = useInviteUser()
  const isAtOnce = role === 'OWN' && can('SITE_OWNER_UPDATE')
  const isRunning = addOwner.isRunning || invite.isRunning
  const error = isAtOnce ? addOwner.error : invite.error

  const type = (text: string) => {
    setTyped(text)
    setChosen(null)
  }
  const submit = () => {
    if (!chosen) return
    const { userSeq, name } = chosen
    const sent = isAtOnce
      ? addOwner.run({ body: { userSeq } })
      : invite.run({ body: { userTypeCd: role, userSeq } })
    void sent.then(
      () => {
        onClose()
        toast({
          text: isAtOnce || role !== 'OWN' ? t(isAtOnce ? 'added' : 'invited', { name }) : t('ownerAsked'),
          tone: 'ok',
        })
      },
      // The dialog shows the failure.
      () => null,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('addTitle')}
      size="medium"
      closeLabel={t('close')}
      okLabel={t(isAtOnce ? 'addNow' : 'sendInvite')}
      cancelLabel={t('cancel')}
      onOk={submit}
      busy={isRunning}
      disabled={!chosen}
    >
      <div className={css.form}>
        <Select
          label={t('addAs')}
          value={role}
          onChange={(next) => {
            setRole(next)
            setChosen(null)
          }}
          options={roles.map((one) => ({ value: one, label: t(one) }))}
          hint={
            isAtOnce ? t('ownerNow') : role === 'OWN' ? t('ownerAsked') : t('whenAccepted', { role: t(role) })
          }
        />
        <SearchInput
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('clear')}
          value={typed}
          onChange={type}
          onSearch={(text) => setQ(text.trim())}
        />
        <StaffCandidates q={typed.trim() === '' ? '' : q} role={role} chosen={chosen} onChoose={setChosen} />
        {isRefusal(error) && <Notice tone="error">{error.message}</Notice>}
      </div>
    </FormDialog>
  )
}
