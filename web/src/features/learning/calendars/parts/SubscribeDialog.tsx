import { googleSubscribeUrl, webcalUrl } from 'contract/learning/calendars/calendar-feeds.rules'
import { messageOf } from '../../../../platform/call.ts'
import { copy } from '../../../../platform/copy.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useState } from 'react'
import { useFeed, useIssueFeed, useRemoveFeed, type FeedChoice } from '../calendars.api.ts'
import { calendarMessages } from '../calendars.messages.ts'
import css from './SubscribeDialog.module.css'

interface DialogProps extends FeedChoice {
  title: string
  onClose: () => void
}

/** Creates the address of a subscription, shows it once, renews it and ends it. */
export function SubscribeDialog({ title, onClose, ...choice }: DialogProps) {
  const t = useMessages(calendarMessages)
  const { language } = useSite()
  const answer = useFeed(choice)
  const issuing = useIssueFeed(choice)
  const removing = useRemoveFeed()
  const [url, setUrl] = useState<string | null>(null)

  async function issue() {
    try {
      setUrl((await issuing.run({})).url)
    } catch (error) {
      toast({ text: messageOf(error, t('notIssued')), tone: 'error' })
    }
  }
  async function stop() {
    if (!answer.feed) return
    try {
      await removing.run({ calendarFeedSeq: answer.feed.calendarFeedSeq })
      toast({ text: t('stopped'), tone: 'ok' })
      onClose()
    } catch (error) {
      toast({ text: messageOf(error, t('notStopped')), tone: 'error' })
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('subscribeTitle')} size="small-medium" closeLabel={t('close')}>
      <div className={css.body}>
        <p>
          {t('subscribeText')} {t(`subscribe${choice.scope}`, { title })} {t('noLinks')}
        </p>
        <Answer of={answer} height={96}>
          {() =>
            url === null ? (
              <>
                {answer.feed && (
                  <Notice title={t('issuedAt', { date: formatDay(answer.feed.createdAt, language) })}>
                    {t('renewText')}
                  </Notice>
                )}
                <div className={css.actions}>
                  <Button loading={issuing.isRunning} onPress={() => void issue()}>
                    {t(answer.feed ? 'renew' : 'issue')}
                  </Button>
                  {answer.feed && (
                    <Button variant="outline" loading={removing.isRunning} onPress={() => void stop()}>
                      {t('stop')}
                    </Button>
                  )}
                </div>
              </>
            ) : (
              <NewAddress url={url} />
            )
          }
        </Answer>
      </div>
    </Dialog>
  )
}

function NewAddress({ url }: { url: string }) {
  const t = useMessages(calendarMessages)
  const copyUrl = async () =>
    (await copy(url))
      ? toast({ text: t('copied'), tone: 'ok' })
      : toast({ text: t('notCopied'), tone: 'error' })
  return (
    <>
      <TextInput label={t('url')} value={url} readOnly hint={t('secret')} />
      <div className={css.actions}>
        <Button onPress={() => void copyUrl()}>{t('copy')}</Button>
        <Button variant="outline" href={webcalUrl(url)}>
          {t('openApp')}
        </Button>
        <Button variant="outline" href={googleSubscribeUrl(url)} newTab>
          {t('openGoogle')}
        </Button>
      </div>
    </>
  )
}
