import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Head } from './Head.tsx'
import { useSite } from './site.tsx'
import { platformMessages } from './words/platform.messages.ts'
import { useMessages } from './words/use-messages.ts'

/** The page for an unknown address or an error. */
export function WentWrong() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <ErrorPage isGone={isRouteErrorResponse(error) && error.status === 410} />
}

export function NotFoundPage() {
  const t = useMessages(platformMessages)
  const { channel, platformOrigin } = useSite()
  return (
    <main id="main" className="wrap">
      <Head title={t('missing')} isPrivate />
      <Empty
        isPage
        title={t('missing')}
        text={t('missingText')}
        action={<Button href={channel ? '/' : `${platformOrigin}/`}>{t('home')}</Button>}
      />
    </main>
  )
}

function ErrorPage({ isGone }: { isGone: boolean }) {
  const t = useMessages(platformMessages)
  const title = isGone ? t('gone') : t('wrong')
  return (
    <main id="main" className="wrap">
      <Head title={title} isPrivate />
      <Empty
        spot="error"
        isPage
        title={title}
        {...(!isGone && { text: t('wrongText') })}
        action={
          <>
            {!isGone && (
              <Button variant="outline" onPress={() => location.reload()}>
                {t('retry')}
              </Button>
            )}
            <Button href="/">{t('home')}</Button>
          </>
        }
      />
    </main>
  )
}
