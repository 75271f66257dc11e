import { useState } from 'react'
import { suspensionKinds, type SuspensionKind } from 'contract/http/suspension.rules'
import { LONGEST_REPORT } from 'contract/workflows/abuse-reports/abuse-reports.rules'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useDismiss, useSuspendReported, useWarn, type AbuseReport } from '../abuse-reports.api.ts'
import { abuseReportsMessages } from '../abuse-reports.messages.ts'
import css from './abuse-reports.module.css'

export type ReportAct = 'dismiss' | 'warn' | 'suspend'

interface DecisionDialogProps {
  report: AbuseReport
  act: ReportAct
  onClose: () => void
}
/** What the operator does about a report, with words for the owners or for other operators. */
export function DecisionDialog({ report, act, onClose }: DecisionDialogProps) {
  const t = useMessages(abuseReportsMessages)
  const [kind, setKind] = useState<SuspensionKind>(report.kind === 'OTHER' ? 'TERMS' : report.kind)
  const [text, setText] = useState('')
  const { decide, isBusy } = useDecisions(report)
  const finish = () =>
    decide(act, kind, text.trim()).then(
      () => {
        toast({ text: t(`${act}Done`), tone: 'ok' })
        onClose()
      },
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <FormDialog
      onClose={onClose}
      title={t(`${act}Of`, { name: report.siteName })}
      size="small-medium"
      okLabel={t(act)}
      cancelLabel={t('cancel')}
      onOk={() => void finish()}
      busy={isBusy}
      disabled={text.trim() === ''}
      danger={act === 'suspend'}
    >
      <div className={css.fields}>
        {act === 'suspend' && (
          <Select
            label={t('kind')}
            value={kind}
            onChange={setKind}
            options={suspensionKinds.map((value) => ({ value, label: t(value) }))}
          />
        )}
        <TextArea
          label={t(act === 'dismiss' ? 'note' : 'words')}
          hint={t(`${act}Hint`)}
          value={text}
          onChange={setText}
          maxLength={LONGEST_REPORT}
          required
        />
      </div>
    </FormDialog>
  )
}

function useDecisions({ abuseReportSeq }: AbuseReport) {
  const dismiss = useDismiss(abuseReportSeq)
  const warn = useWarn(abuseReportSeq)
  const suspend = useSuspendReported(abuseReportSeq)
  const decide = (act: ReportAct, kind: SuspensionKind, words: string): Promise<unknown> =>
    act === 'dismiss'
      ? dismiss.run({ body: { words } })
      : act === 'warn'
        ? warn.run({ body: { words } })
        : suspend.run({ body: { kind, words } })
  return { decide, isBusy: dismiss.isRunning || warn.isRunning || suspend.isRunning }
}
