import { useState } from 'react'
import { MAX_INVITED } from 'contract/workflows/admissions/admissions.rules'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Reasons } from '../../../../ui/PickBar.tsx'
import { readAddresses } from '../addresses.ts'
import { useInvite } from '../attendees.api.ts'
import { invitingMessages } from '../inviting.messages.ts'
import css from './CancelDialog.module.css'

const ROOM = 254 * MAX_INVITED

/** Opens the dialog in which staff enrol members without payment. */
export function InviteButton({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(invitingMessages)
  const can = useCanHere()
  const [isOpen, setOpen] = useState(false)
  if (!can('CLASS_STUDENT_CREATE')) return null
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <InviteDialog courseSeq={courseSeq} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Addresses that could not be added stay in the field, each with the reason. */
function InviteDialog({ courseSeq, onClose }: { courseSeq: CourseSeq; onClose: () => void }) {
  const t = useMessages(invitingMessages)
  const { run, isRunning, error } = useInvite(courseSeq)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<{ email: string; message: string }[]>([])
  const { emails, wrong } = readAddresses(text)
  const complaint = complaintAbout({ emails, wrong })
  const most = String(MAX_INVITED)
  const add = () => {
    setTried(true)
    if (complaint) return
    void run({ body: { emails } }).then(
      ({ doneCount, failed }) => {
        if (doneCount > 0) toast({ text: t('done', { count: doneCount }), tone: 'ok' })
        if (failed.length === 0) return onClose()
        setTried(false)
        setLeft(failed)
        setText(failed.map(({ email }) => email).join('\n'))
      },
      // The dialog shows the failure.
      () => null,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('title')}
      okLabel={emails.length > 1 ? t('addSome', { count: emails.length }) : t('add')}
      cancelLabel={t('keep')}
      onOk={add}
      busy={isRunning}
    >
      <div className={css.form}>
        <p>{t('about')}</p>
        <TextArea
          label={t('emails')}
          required
          hint={t('emailsHint', { most })}
          maxLength={ROOM}
          value={text}
          onChange={setText}
          error={
            isTried && complaint ? t(complaint, { most, list: wrong.slice(0, 5).join(', ') }) : undefined
          }
        />
        {left.length > 0 && (
          <Notice tone="soon" title={t('notAll', { count: left.length })}>
            <Reasons
              list={left.map(({ email, message }) => ({ key: email, name: email, reason: message }))}
            />
          </Notice>
        )}
        {error !== null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}

function complaintAbout({ emails, wrong }: ReturnType<typeof readAddresses>) {
  if (wrong.length > 0) return 'wrong'
  if (emails.length === 0) return 'none'
  return emails.length > MAX_INVITED ? 'tooMany' : null
}
