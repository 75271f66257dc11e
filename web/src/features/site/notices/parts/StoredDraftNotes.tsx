import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime, formatTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { boardMessages } from '../notices.messages.ts'
import css from '../notices.module.css'
import type { StoringDraft } from '../use-stored-draft.ts'

/** Offers what the writer began before. */
export function StoredDraftOffer({ storing }: { storing: StoringDraft }) {
  const t = useMessages(boardMessages)
  const { language } = useSite()
  if (!storing.offered) return null
  return (
    <Notice
      tone="info"
      title={t('draftTitle')}
      action={
        <span className={css.acts}>
          <Button size="sm" variant="outline" onPress={storing.startAnew}>
            {t('draftNew')}
          </Button>
          <Button size="sm" onPress={storing.goOn}>
            {t('draftGoOn')}
          </Button>
        </span>
      }
    >
      {t('draftText', { at: formatDateTime(storing.offered.savedAt, language) })}
    </Notice>
  )
}

/** Says when the words were stored last, or that they could not be. */
export function StoredDraftState({ storing }: { storing: StoringDraft }) {
  const t = useMessages(boardMessages)
  const { hasFailed, savedAt } = storing
  return (
    <p className={css.stored} role="status">
      {hasFailed ? t('draftFailed') : savedAt && t('draftSaved', { at: formatTime(savedAt) })}
    </p>
  )
}
