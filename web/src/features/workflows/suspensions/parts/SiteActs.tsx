import { useState } from 'react'
import { suspensionKinds, type SuspensionKind } from 'contract/http/suspension.rules'
import { LONGEST_REASON } from 'contract/workflows/suspensions/suspensions.rules'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useLift, useRejectAppeal, useSuspend, type SiteLine } from '../suspensions.api.ts'
import { sitesDeskMessages } from '../sites-desk.messages.ts'
import { suspensionMessages } from '../suspensions.messages.ts'
import css from './suspensions.module.css'

type Act = 'suspend' | 'lift' | 'reject'

/** What the operator may do about a site now. */
export function SiteActs({ site }: { site: SiteLine }) {
  const t = useMessages(sitesDeskMessages)
  const [act, setAct] = useState<Act | null>(null)
  const open = (which: Act) => () => setAct(which)
  return (
    <div className={css.acts}>
      {site.suspension === null ? (
        <Button size="lg" wide variant="danger" onPress={open('suspend')}>
          {t('suspend')}
        </Button>
      ) : (
        <>
          {site.appealedAt && <Notice tone="soon">{t('appealWaits')}</Notice>}
          <Button size="lg" wide onPress={open('lift')}>
            {t('lift')}
          </Button>
          {site.appealedAt && (
            <Button size="lg" wide variant="outline" onPress={open('reject')}>
              {t('reject')}
            </Button>
          )}
        </>
      )}
      <Button size="lg" wide variant="subtle" href={`/admin/abuse-reports?site=${site.channelSeq}`}>
        {t('reports')}
      </Button>
      {act && <ActDialog site={site} act={act} onClose={() => setAct(null)} />}
    </div>
  )
}

interface ActDialogProps {
  site: SiteLine
  act: Act
  onClose: () => void
}
function ActDialog({ site, act, onClose }: ActDialogProps) {
  const t = useMessages(sitesDeskMessages)
  const [kind, setKind] = useState<SuspensionKind>('TERMS')
  const [text, setText] = useState('')
  const { carryOut, isBusy } = useActs(site)
  const finish = () =>
    carryOut(act, kind, text.trim()).then(
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
      title={t(`${act}Title`, { name: site.name })}
      size="small-medium"
      okLabel={t(act)}
      cancelLabel={t('cancel')}
      onOk={() => void finish()}
      busy={isBusy}
      disabled={text.trim() === ''}
      danger={act === 'suspend'}
    >
      <div className={css.fields}>
        {act === 'suspend' && <KindField kind={kind} onChange={setKind} />}
        <TextArea
          label={t(act === 'suspend' ? 'reason' : 'answer')}
          hint={t('wordsHint')}
          value={text}
          onChange={setText}
          maxLength={LONGEST_REASON}
          required
        />
      </div>
    </FormDialog>
  )
}

function KindField({ kind, onChange }: { kind: SuspensionKind; onChange: (kind: SuspensionKind) => void }) {
  const t = useMessages(sitesDeskMessages)
  const kinds = useMessages(suspensionMessages)
  return (
    <>
      <Select
        label={kinds('kind')}
        value={kind}
        onChange={onChange}
        options={suspensionKinds.map((value) => ({ value, label: kinds(value) }))}
      />
      <Notice tone="soon">{t(kind === 'ILLEGAL' ? 'closesAll' : 'keepsMembers')}</Notice>
    </>
  )
}

function useActs({ channelSeq }: SiteLine) {
  const suspend = useSuspend(channelSeq)
  const lift = useLift(channelSeq)
  const reject = useRejectAppeal(channelSeq)
  const carryOut = (act: Act, kind: SuspensionKind, text: string): Promise<unknown> =>
    act === 'suspend'
      ? suspend.run({ body: { kind, reason: text } })
      : act === 'lift'
        ? lift.run({ body: { note: text } })
        : reject.run({ body: { answer: text } })
  return { carryOut, isBusy: suspend.isRunning || lift.isRunning || reject.isRunning }
}
