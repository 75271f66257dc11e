import { useSite } from '../platform/site.tsx'
import { useMessages } from '../platform/words/use-messages.ts'
import { guideMessages } from './guide.messages.ts'

/** The support number of the platform; nothing if the operator set none. */
export function SupportPhone({ className }: { className?: string | undefined }) {
  const t = useMessages(guideMessages)
  const { phone } = useSite().guides ?? {}
  if (!phone) return null
  return (
    <p className={className}>
      {t('phone')} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
    </p>
  )
}
