import { seqIn } from '../../../../../platform/address.ts'
import type { Change } from '../../../../../platform/draft.tsx'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { useSession } from '../../../../../platform/session.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { useSegmentNames } from '../../../segments/segments.api.ts'
import { formEventsMessages } from '../form-events.messages.ts'
import { useCoupons, useFreeClasses } from '../form-settings.api.ts'
import type { EventDraft } from './event-draft.ts'

interface SectionProps {
  draft: EventDraft
  change: (part: Change<EventDraft>) => void
  error: string | undefined
}
/** The coupon that members receive. */
export function CouponSection({ draft, change, error }: SectionProps) {
  const t = useMessages(formEventsMessages)
  const { can } = useSession()
  const coupons = useCoupons(can('SITE_COUPON_READ'))
  const list = coupons.data?.list ?? []
  return (
    <FormSection title={t('coupon')} why={t('couponWhy')}>
      <Checkbox
        label={t('useCoupon')}
        checked={draft.hasCoupon}
        hint={coupons.data?.list.length === 0 ? t('noCoupons') : undefined}
        onChange={(hasCoupon) => change({ hasCoupon })}
      />
      {draft.hasCoupon && (
        <Select
          label={t('couponChoice')}
          placeholder={t('chooseCoupon')}
          required
          value={draft.couponInfoSeq === null ? '' : String(draft.couponInfoSeq)}
          onChange={(chosen) => change({ couponInfoSeq: seqIn('couponInfoSeq', chosen) ?? null })}
          options={list.map(({ couponInfoSeq, name }) => ({ value: String(couponInfoSeq), label: name }))}
          error={error}
        />
      )}
    </FormSection>
  )
}

/** The segment, filled by hand, into which members are put. */
export function SegmentSection({ draft, change, error }: SectionProps) {
  const t = useMessages(formEventsMessages)
  const { can } = useSession()
  const segments = useSegmentNames(can('SITE_USER_READ') || can('SITE_MARKETING_READ'))
  const list = segments.data?.filter(({ kind }) => kind === 'MANUAL') ?? []
  return (
    <FormSection title={t('segment')} why={t('segmentWhy')}>
      <Checkbox
        label={t('useSegment')}
        checked={draft.hasSegment}
        hint={segments.data && list.length === 0 ? t('noSegments') : undefined}
        onChange={(hasSegment) => change({ hasSegment })}
      />
      {draft.hasSegment && (
        <Select
          label={t('segmentChoice')}
          placeholder={t('chooseSegment')}
          required
          value={draft.segmentSeq === null ? '' : String(draft.segmentSeq)}
          onChange={(chosen) => change({ segmentSeq: seqIn('segmentSeq', chosen) ?? null })}
          options={list.map(({ segmentSeq, name }) => ({ value: String(segmentSeq), label: name }))}
          error={error}
        />
      )}
    </FormSection>
  )
}

/** The free class in which members are enrolled. */
export function ClassSection({ draft, change, error }: SectionProps) {
  const t = useMessages(formEventsMessages)
  const { can } = useSession()
  const { list, isEmpty } = useFreeClasses(can('SITE_CLASS_READ'))
  return (
    <FormSection title={t('enrol')} why={t('enrolWhy')}>
      <Checkbox
        label={t('useEnrol')}
        checked={draft.isEnrolling}
        hint={isEmpty ? t('noClasses') : t('enrolHint')}
        onChange={(isEnrolling) => change({ isEnrolling })}
      />
      {draft.isEnrolling && (
        <Select
          label={t('classChoice')}
          placeholder={t('chooseClass')}
          required
          value={draft.courseSeq === null ? '' : String(draft.courseSeq)}
          onChange={(chosen) => change({ courseSeq: seqIn('courseSeq', chosen) ?? null })}
          options={list.map(({ courseSeq, title }) => ({ value: String(courseSeq), label: title }))}
          error={error}
        />
      )}
    </FormSection>
  )
}
