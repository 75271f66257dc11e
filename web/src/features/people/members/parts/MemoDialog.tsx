import { useState } from 'react'
import { MEMO_LENGTH } from 'contract/people/members/members.rules'
import { isRefusal } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useSaveMemo, type Member } from '../members.api.ts'
import { memberMessages } from '../members.messages.ts'

/** The staff's memo about a member; saving an empty text removes it. */
export function MemoDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useMessages(memberMessages)
  const { run, isRunning, error } = useSaveMemo()
  const [memo, setMemo] = useState(member.memo ?? '')
  const save = () =>
    void run({ body: { members: [{ userSeq: member.userSeq, memo }] } }).then(
      () => {
        onClose()
        toast({ text: t('saved'), tone: 'ok' })
      },
      // The dialog shows the failure and keeps the draft.
      () => null,
    )
  return (
    <FormDialog
      onClose={onClose}
      title={t('memoTitle', { name: member.name })}
      size="medium"
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={save}
      busy={isRunning}
    >
      <TextArea
        label={t('memo')}
        hint={t('memoHint')}
        value={memo}
        onChange={setMemo}
        maxLength={MEMO_LENGTH}
      />
      {isRefusal(error) && <Notice tone="error">{error.message}</Notice>}
    </FormDialog>
  )
}
