import type { ConsentChoice } from 'contract/people/members/consent.schemas'
import { messageOf } from '../../../platform/call.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useMarketingConsent, useSetMarketingConsent, useSetNightConsent } from './profile.api.ts'
import { ConsentChoices } from './ConsentChoices.tsx'
import { informationMessages } from './profile.messages.ts'

/** The consents to marketing messages of this site and to those at night, with their dates. Take effect immediately. */
export function Marketing() {
  const t = useMessages(informationMessages)
  const { language } = useSite()
  const { name } = useChannel()
  const { data, error, refetch } = useMarketingConsent()
  const news = useSetMarketingConsent()
  const night = useSetNightConsent()
  const isRunning = news.isRunning || night.isRunning
  async function change(kind: ConsentChoice['kind'], isAgreed: boolean) {
    try {
      await (kind === 'NEWS' ? news : night).run({ body: { isAgreed } })
      toast({
        text: t(
          kind === 'NEWS' ? (isAgreed ? 'marketingOn' : 'marketingOff') : isAgreed ? 'nightOn' : 'nightOff',
        ),
        tone: 'ok',
      })
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
  const { agreedAt, nightAgreedAt, choices } = data
  const sinceOf = (at: string) => t('marketingSince', { at: formatMoment(at, language, { withYear: true }) })
  return (
    <>
      <Switch
        label={<b>{t('marketing')}</b>}
        hint={
          <>
            {t('marketingLead', { site: name })} {agreedAt === null ? t('marketingNever') : sinceOf(agreedAt)}
          </>
        }
        checked={agreedAt !== null}
        disabled={isRunning}
        onChange={(isAgreed) => void change('NEWS', isAgreed)}
      />
      <Switch
        label={<b>{t('night')}</b>}
        hint={
          <>
            {t('nightLead')} {nightHint()}
          </>
        }
        checked={nightAgreedAt !== null}
        disabled={isRunning || agreedAt === null}
        onChange={(isAgreed) => void change('NIGHT', isAgreed)}
      />
      <ConsentChoices choices={choices} />
    </>
  )
  function nightHint() {
    if (nightAgreedAt !== null) return sinceOf(nightAgreedAt)
    return agreedAt === null ? t('nightNeedsNews') : t('nightNever')
  }
}
