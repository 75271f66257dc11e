import { useState } from 'react'
import { statusAfter } from 'contract/growth/integrations/site-code.rules'
import { LONGEST_SITE_CODE_REASON } from 'contract/growth/integrations/site-code.rules'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useAllow, useRefuse, useWithdraw, type SiteCodeReview } from '../site-code.api.ts'
import css from '../site-code.module.css'
import { siteCodeMessages } from '../site-code.messages.ts'

/** The possible decisions: approve, refuse with a reason, or revoke an approval. */
export function Decisions({ review }: { review: SiteCodeReview }) {
  const t = useMessages(siteCodeMessages)
  const go = useGo()
  const allow = useAllow(review.siteCodeReviewSeq)
  const refuse = useRefuse(review.siteCodeReviewSeq)
  const withdraw = useWithdraw(review.siteCodeReviewSeq)
  const [asking, setAsking] = useState<'refuse' | 'withdraw' | null>(null)
  const may = (act: 'ALLOW' | 'REFUSE' | 'WITHDRAW') => statusAfter(review.status, act) !== null
  const decided = (answer: Promise<unknown>, text: string) =>
    answer.then(
      () => {
        toast({ text, tone: 'ok' })
        go('/admin/site-code')
      },
      (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <div className={css.answers}>
      {review.reason && <Notice title={t('reason')}>{review.reason}</Notice>}
      {may('ALLOW') && (
        <>
          <Notice tone="soon" title={t('warning')}>
            {t('warningText')}
          </Notice>
          <Button
            size="lg"
            wide
            loading={allow.isRunning}
            onPress={() => void decided(allow.run({}), t('allowed'))}
          >
            {t('allow')}
          </Button>
        </>
      )}
      {may('REFUSE') && (
        <Button size="lg" wide variant="outline" onPress={() => setAsking('refuse')}>
          {t('refuse')}
        </Button>
      )}
      {may('WITHDRAW') && (
        <Button size="lg" wide variant="outline" onPress={() => setAsking('withdraw')}>
          {t('withdraw')}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          act={asking}
          isBusy={refuse.isRunning || withdraw.isRunning}
          onClose={() => setAsking(null)}
          onOk={(reason) =>
            void (asking === 'refuse'
              ? decided(refuse.run({ body: { reason } }), t('refused'))
              : decided(withdraw.run({ body: { reason } }), t('withdrawn')))
          }
        />
      )}
    </div>
  )
}

interface ReasonDialogProps {
  act: 'refuse' | 'withdraw'
  isBusy: boolean
  onClose: () => void
  onOk: (reason: string) => void
}
function ReasonDialog({ act, isBusy, onClose, onOk }: ReasonDialogProps) {
  const t = useMessages(siteCodeMessages)
  const [reason, setReason] = useState('')
  const text = reason.trim()
  return (
    <FormDialog
      onClose={onClose}
      title={t(`${act}Title`)}
      size="small-medium"
      okLabel={t(act)}
      cancelLabel={t('cancel')}
      onOk={() => onOk(text)}
      busy={isBusy}
      disabled={text === ''}
      danger
    >
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        placeholder={t('reasonPlaceholder')}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_SITE_CODE_REASON}
        required
      />
    </FormDialog>
  )
}
