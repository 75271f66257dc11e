import { useState } from 'react'
import { useGo, useSeq } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { LeaveWarning, useDraft } from '../../../../platform/draft.tsx'
import { Head } from '../../../../platform/Head.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useLeaveMessages } from '../../../../platform/management/use-leave-messages.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { couponFormMessages } from './coupon-form.messages.ts'
import {
  bodyOf,
  draftOf,
  emptyDraft,
  faultOf,
  useCoupon,
  useCreateCoupon,
  useUpdateCoupon,
  type Coupon,
  type CouponDraft,
} from './coupon-settings.api.ts'
import { CouponPreview } from './parts/CouponPreview.tsx'
import { DiscountFields, LimitFields } from './parts/CouponFields.tsx'
import { TargetFields } from './parts/TargetFields.tsx'
import { WayFields } from './parts/WayFields.tsx'
import css from './parts/coupons.module.css'

export function CouponCreateScreen() {
  const now = useNow()
  const [stored] = useState(() => emptyDraft(now))
  return <CouponForm stored={stored} coupon={null} />
}

export function CouponEditScreen() {
  const coupon = useCoupon(useSeq('couponInfoSeq'))
  return (
    <Answer of={coupon} height={720}>
      {({ coupon: stored }) => <CouponForm stored={draftOf(stored)} coupon={stored} />}
    </Answer>
  )
}

interface CouponFormProps {
  stored: CouponDraft
  /** Null for a new one. */
  coupon: Coupon | null
}

/** The form of a coupon, with its ticket and what it does to one order beside it. */
function CouponForm({ stored, coupon }: CouponFormProps) {
  const t = useMessages(couponFormMessages)
  const leaveMessages = useLeaveMessages()
  const go = useGo()
  const create = useCreateCoupon()
  const update = useUpdateCoupon()
  const { draft, isDirty, change } = useDraft(stored)
  const [isPressed, setPressed] = useState(false)
  const [isDone, setDone] = useState(false)
  const fault = faultOf(draft)
  const { error, isRunning } = coupon ? update : create
  const isLocked = coupon !== null && coupon.issuedCount > 0
  function submit() {
    setPressed(true)
    if (fault) return
    const body = bodyOf(draft)
    const saving = coupon ? update.run({ couponInfoSeq: coupon.couponInfoSeq, body }) : create.run({ body })
    saving.then(
      () => {
        setDone(true)
        toast({ text: t(coupon ? 'saved' : 'published'), tone: 'ok' })
        go('/settings/coupons')
      },
      // The notice above the form shows the error.
      () => null,
    )
  }
  const title = t(coupon ? 'edit' : 'create')
  const problem = (isPressed && fault && t(fault)) || (error && messageOf(error, t('failed')))
  const fields = { draft, change, isLocked, fault: isPressed ? fault : null }
  return (
    <>
      <Head title={title} isPrivate />
      <PageHead
        title={title}
        sub={t('sub')}
        actions={
          <Button loading={isRunning} onPress={submit}>
            {t(coupon ? 'save' : 'publish')}
          </Button>
        }
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      {isLocked && <Notice tone="soon">{t('heldNote')}</Notice>}
      <div className={css.grid}>
        <div>
          <DiscountFields {...fields} />
          <TargetFields {...fields} />
          <WayFields {...fields} linkToken={coupon?.linkToken ?? null} />
          <LimitFields {...fields} />
        </div>
        <CouponPreview draft={draft} />
      </div>
      <LeaveWarning isDirty={isDirty && !isRunning && !isDone} words={leaveMessages} />
    </>
  )
}
