import { messageOf } from '../../../platform/call.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useMarketingConsent, useSetMarketingConsent } from './profile.api.ts'
import { informationMessages } from './profile.messages.ts'

/** The consent to marketing messages of this site, with its date. Takes effect immediately. */
export function Marketing() {
  const t = useMessages(informationMessages)
  const { language } = useSite()
  const { name } = useChannel()
  const { data, error, refetch } = useMarketingConsent()
  const { run, isRunning } = useSetMarketingConsent()
  async function change(isAgreed: boolean) {
    try {
      await run({ body: { isAgreed } })
      toast({ text: isAgreed ? t('marketingOn') : t('marketingOff'), tone: 'ok' })
    } catch (refusal) {
      toast({ text: messageOf(refusal, t('failed')), tone: 'error' })
    }
  }
  if (error)
    return (
      <ErrorNote
        compact
        title={t('notLoaded')}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  if (!data) return <SkeletonText lines={2} />
  const since =
    data.agreedAt === null
      ? t('marketingNever')
      : t('marketingSince', { at: formatMoment(data.agreedAt, language, { withYear: true }) })
  return (
    <Switch
      label={<b>{t('marketing')}</b>}
      hint={
        <>
          {t('marketingLead', { site: name })} {since}
        </>
      }
      checked={data.agreedAt !== null}
      disabled={isRunning}
      onChange={(isAgreed) => void change(isAgreed)}
    />
  )
}
