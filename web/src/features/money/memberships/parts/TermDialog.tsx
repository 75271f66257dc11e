import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useChangeTerm, useMembership, type Joined, type MembershipDetail } from '../memberships.api.ts'
import { membershipMessages } from '../memberships.messages.ts'
import { useTermOptions } from '../MembershipScreen.tsx'
import sheet from '../sheet.module.css'

interface TermDialogProps {
  joined: Joined
  onClose: () => void
}
/** Another term from the next payment on. */
export function TermDialog({ joined, onClose }: TermDialogProps) {
  const t = useMessages(membershipMessages)
  const membership = useMembership(joined.membershipSeq)
  const { run, isRunning, error } = useChangeTerm()
  const [chosen, setChosen] = useState(String(joined.next?.months ?? joined.months))
  const term = membership.data?.terms.find(({ months }) => String(months) === chosen)
  function save() {
    if (!term) return
    run({ subscriptionSeq: joined.subscriptionSeq, body: term }).then(
      () => {
        toast({ text: t('changed'), tone: 'ok' })
        onClose()
      },
      // Shown below.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('changeTerm')}
      okLabel={t('change')}
      cancelLabel={t('close')}
      busy={isRunning}
      disabled={!term}
      onOk={save}
      onClose={onClose}
    >
      <div className={sheet.stack}>
        <Answer of={membership} height={180}>
          {({ terms }) => <Terms terms={terms} chosen={chosen} onChange={setChosen} joined={joined} />}
        </Answer>
        {joined.team && <p className={sheet.dim}>{t('perSeat')}</p>}
        {error != null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}

interface TermsProps {
  terms: MembershipDetail['terms']
  chosen: string
  onChange: (months: string) => void
  joined: Joined
}
function Terms({ terms, chosen, onChange, joined: { next } }: TermsProps) {
  const t = useMessages(membershipMessages)
  const { language } = useSite()
  return (
    <RadioGroup
      label={t('term')}
      value={chosen}
      onChange={onChange}
      options={useTermOptions(terms)}
      layout="tiles"
      hint={next ? t('changeTermText', { date: formatDate(next.at, language) }) : undefined}
    />
  )
}
