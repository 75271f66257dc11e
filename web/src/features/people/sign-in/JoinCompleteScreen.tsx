import { useSearchParams } from 'react-router'
import { readNext } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { accountMessages } from './sign-in.messages.ts'

/** Links to the site after joining; a site with its own address receives the session by a hand-off. */
export function JoinCompleteScreen() {
  const t = useMessages(accountMessages)
  const { channel, origin, isByParameter } = useSite()
  const [params] = useSearchParams()
  const { next } = readNext(params)
  const isOtherSite = channel !== null && isByParameter && channel.domain !== origin
  const onward = next ?? (channel ? '/' : '/mypage')
  const href = isOtherSite ? `${channel.domain}/authcallback?next=${encodeURIComponent(onward)}` : onward
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 64 }}>
      <Head title={t('joinDone')} isPrivate />
      <Empty
        isPage
        title={channel ? t('joinDoneAt', { site: channel.name }) : t('joinDone')}
        text={t('joinDoneText')}
        action={
          <Button size="lg" href={href}>
            {channel ? t('toSite') : t('myPage')}
          </Button>
        }
      />
    </main>
  )
}
