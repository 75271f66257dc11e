import { useState } from 'react'
import { roles, type Role } from 'contract/http/permissions'
import { MEMO_LENGTH } from 'contract/people/members/members.rules'
import { email as emailRule } from 'contract/values/ids'
import { isRefusal } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useInviteByMail } from '../staff.api.ts'
import { roleMessages } from '../staff.messages.ts'
import css from './staff.module.css'

/** Invites a person by mail, with or without an account. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(roleMessages)
  const { run, isRunning, error } = useInviteByMail()
  const [address, setAddress] = useState('')
  const [role, setRole] = useState<Role>('TCH')
  const [memo, setMemo] = useState('')
  const [isTried, setTried] = useState(false)
  const { can } = useSession()
  // Only owners appoint owners: an invitation by other staff waits for an owner's approval.
  const isAsking = role === 'OWN' && !can('SITE_OWNER_UPDATE')
  const { data: email } = emailRule.safeParse(address)

  const send = () => {
    setTried(true)
    if (email === undefined) return
    void run({ body: { members: [{ email, userTypeCd: role, memo }] } }).then(
      () => {
        onClose()
        toast({ text: isAsking ? t('ownerAsked') : t('invited', { name: email }), tone: 'ok' })
      },
      // The dialog shows the failure.
      () => null,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('mailTitle')}
      size="small-medium"
      okLabel={t('sendInvite')}
      cancelLabel={t('cancel')}
      onOk={send}
      busy={isRunning}
    >
      <div className={css.form}>
        <p>{t('mailText')}</p>
        <TextInput
          label={t('email')}
          type="email"
          required
          focusOnOpen
          value={address}
          onChange={setAddress}
          onEnter={send}
          error={isTried && email === undefined ? t('emailBad') : undefined}
        />
        <Select
          label={t('chooseRole')}
          value={role}
          onChange={setRole}
          options={roles.map((one) => ({ value: one, label: t(one) }))}
          hint={isAsking ? t('ownerAsked') : t(`about${role}`)}
        />
        <TextArea
          label={t('memo')}
          optionalLabel={t('optional')}
          hint={t('memoHint')}
          rows={2}
          value={memo}
          onChange={setMemo}
          maxLength={MEMO_LENGTH}
        />
        {isRefusal(error) && <Notice tone="error">{error.message}</Notice>}
      </div>
    </FormDialog>
  )
}
