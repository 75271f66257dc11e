import { useState } from 'react'
import { LONGEST_INSPECTION_REASON } from 'contract/workflows/inspections/inspections.rules'
import type { ChannelSeq } from 'contract/values/ids'
import { isProofMissing, messageOf } from '../../../platform/call.ts'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import {
  useEndInspection,
  useOwnInspections,
  useRequestInspection,
  type Inspection,
} from './inspections.api.ts'
import { inspectionsMessages } from './inspections.messages.ts'

/** For the operator: asks to look at a site, and opens it once its owners allowed that. */
export function SiteInspection({ siteSeq }: { siteSeq: ChannelSeq }) {
  const t = useMessages(inspectionsMessages)
  const { data } = useOwnInspections(siteSeq)
  const [isAsking, setAsking] = useState(false)
  if (!data) return null
  const [newest] = data.list
  const isOpen = newest?.state === 'REQUESTED' || newest?.state === 'ALLOWED'
  return (
    <>
      {newest && <CurrentState newest={newest} />}
      {newest?.state === 'ALLOWED' && (
        <a href={data.url} target="_blank" rel="noreferrer">
          {t('open')}
        </a>
      )}
      {isOpen ? (
        <End siteSeq={siteSeq} isAllowed={newest?.state === 'ALLOWED'} />
      ) : (
        <Button size="lg" wide variant="outline" onPress={() => setAsking(true)}>
          {t('request')}
        </Button>
      )}
      {isAsking && <RequestDialog siteSeq={siteSeq} onClose={() => setAsking(false)} />}
    </>
  )
}

function CurrentState({ newest: { state, endsAt } }: { newest: Inspection }) {
  const t = useMessages(inspectionsMessages)
  const { language } = useSite()
  if (state === 'REQUESTED') return <Notice tone="info">{t('waits')}</Notice>
  if (state === 'REFUSED') return <Notice>{t('wasRefused')}</Notice>
  if (state !== 'ALLOWED' || !endsAt) return null
  return <Notice tone="ok">{t('mayLook', { at: formatMoment(endsAt, language) })}</Notice>
}

function End({ siteSeq, isAllowed }: { siteSeq: ChannelSeq; isAllowed: boolean }) {
  const t = useMessages(inspectionsMessages)
  const { run, isRunning } = useEndInspection(siteSeq)
  const end = () =>
    void run({}).then(
      () => toast({ text: t('stopped'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <Button size="lg" wide variant="outline" loading={isRunning} onPress={end}>
      {t(isAllowed ? 'stop' : 'withdraw')}
    </Button>
  )
}

function RequestDialog({ siteSeq, onClose }: { siteSeq: ChannelSeq; onClose: () => void }) {
  const t = useMessages(inspectionsMessages)
  const [reason, setReason] = useState('')
  const { run, isRunning } = useRequestInspection(siteSeq)
  const send = () =>
    void run({ body: { reason: reason.trim() } }).then(
      () => {
        toast({ text: t('requested'), tone: 'ok' })
        onClose()
      },
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <FormDialog
      onClose={onClose}
      title={t('requestTitle')}
      size="small-medium"
      okLabel={t('request')}
      cancelLabel={t('cancel')}
      onOk={send}
      busy={isRunning}
      disabled={reason.trim() === ''}
    >
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_INSPECTION_REASON}
        required
      />
    </FormDialog>
  )
}
