import { LONGEST_CODE } from 'contract/money/coupons/coupons.rules'
import { copy } from '../../../../../platform/copy.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { couponFormMessages } from '../coupon-form.messages.ts'
import { couponListMessages } from '../coupon-list.messages.ts'
import { linkOf } from '../use-coupon-actions.ts'
import type { CouponFieldsProps } from './coupon-fields.ts'
import css from './coupons.module.css'

/** How people get the coupon; several ways may be open. */
export function WayFields({
  draft,
  change,
  fault,
  linkToken,
}: CouponFieldsProps & { linkToken: string | null }) {
  const t = useMessages(couponFormMessages)
  return (
    <FormSection title={t('way')} why={t('wayWhy')}>
      <Checkbox
        label={t('byCode')}
        hint={t('byCodeHint')}
        checked={draft.hasCode}
        onChange={(hasCode) => change({ hasCode })}
        error={fault === 'wayNeeded' ? t(fault) : undefined}
      />
      {draft.hasCode && (
        <TextInput
          label={t('code')}
          value={draft.code}
          onChange={(code) => change({ code: code.toUpperCase() })}
          maxLength={LONGEST_CODE}
          autoComplete="off"
          error={fault === 'codeWrong' ? t(fault) : undefined}
        />
      )}
      <Checkbox
        label={t('byLink')}
        hint={t('byLinkHint')}
        checked={draft.hasLink}
        onChange={(hasLink) => change({ hasLink })}
      />
      {draft.hasLink && <Link linkToken={linkToken} />}
      <Checkbox
        label={t('byPage')}
        hint={t('byPageHint')}
        checked={draft.isDownloadable}
        onChange={(isDownloadable) => change({ isDownloadable })}
      />
    </FormSection>
  )
}

function Link({ linkToken }: { linkToken: string | null }) {
  const t = useMessages(couponFormMessages)
  const l = useMessages(couponListMessages)
  if (linkToken === null) return <p className={css.link}>{t('linkLater')}</p>
  const link = linkOf(linkToken)
  const press = () =>
    void copy(link).then((isCopied) =>
      toast({ text: l(isCopied ? 'copied' : 'copyFailed'), tone: isCopied ? 'ok' : 'error' }),
    )
  return (
    <div className={css.link}>
      {link}
      <Button variant="outline" size="sm" onPress={press}>
        {t('copyLink')}
      </Button>
    </div>
  )
}
