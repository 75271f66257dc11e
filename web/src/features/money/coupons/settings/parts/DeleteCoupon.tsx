import { messageOf } from '../../../../../platform/call.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Confirm } from '../../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { Notice } from '../../../../../ui/Notice.tsx'
import { couponListMessages } from '../coupon-list.messages.ts'
import { useDeleteCoupon, type Coupon } from '../coupon-settings.api.ts'

interface DeleteCouponProps {
  coupon: Coupon
  onClose: () => void
}

export function DeleteCoupon({ coupon: { couponInfoSeq, name }, onClose }: DeleteCouponProps) {
  const t = useMessages(couponListMessages)
  const remove = useDeleteCoupon()
  const run = () =>
    void remove.run({ couponInfoSeq }).then(
      () => {
        toast({ text: t('removed'), tone: 'ok' })
        onClose()
      },
      () => null,
    )
  return (
    <Confirm
      open
      danger
      title={t('removeTitle')}
      okLabel={t('remove')}
      cancelLabel={t('cancel')}
      busy={remove.isRunning}
      onOk={run}
      onCancel={onClose}
    >
      {t('removeText', { name })}
      {remove.error && <Notice tone="error">{messageOf(remove.error, t('failed'))}</Notice>}
    </Confirm>
  )
}
