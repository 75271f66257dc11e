import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime, formatTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import type { TempPosting } from '../use-temp-post.ts'

/** Offers what the writer began before. */
export function TempPostOffer({ temp }: { temp: TempPosting }) {
  const t = useMessages(boardPostMessages)
  const { language } = useSite()
  if (!temp.offered) return null
  const startAnew = () =>
    void temp
      .startAnew()
      .catch((error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }))
  return (
    <Notice
      tone="info"
      title={t('tempTitle')}
      action={
        <span className={css.acts}>
          <Button size="sm" variant="outline" onPress={startAnew}>
            {t('tempNew')}
          </Button>
          <Button size="sm" onPress={temp.goOn}>
            {t('tempGoOn')}
          </Button>
        </span>
      }
    >
      {t('tempText', { at: formatDateTime(temp.offered.savedAt, language) })}
    </Notice>
  )
}

/** Says when the words were kept last, or that they could not be. */
export function TempPostState({ temp }: { temp: TempPosting }) {
  const t = useMessages(boardPostMessages)
  const { hasFailed, savedAt } = temp
  return (
    <p className={css.kept} role="status">
      {hasFailed ? t('tempFailed') : savedAt && t('tempSaved', { at: formatTime(savedAt) })}
    </p>
  )
}
