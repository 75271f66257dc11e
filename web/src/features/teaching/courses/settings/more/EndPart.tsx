import { useState } from 'react'
import { publicTypes } from 'contract/values/type-codes'
import { AskFirst } from '../../../../../platform/AskFirst.tsx'
import { useGo } from '../../../../../platform/address.ts'
import { messageOf } from '../../../../../platform/call.ts'
import { useCanHere } from '../../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { Switch } from '../../../../../ui/forms/Switch.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { useSetPublic, useSetRecruiting, type ClassSettings } from '../course-settings.api.ts'
import { useTrash } from '../use-trash.tsx'
import { moreMessages } from './more.messages.ts'

/** The visibility of the class, whether it accepts enrolments, and the button to move it to the trash. */
export function EndPart({ settings }: { settings: ClassSettings }) {
  const t = useMessages(moreMessages)
  const can = useCanHere()
  const setPublic = useSetPublic()
  const setRecruiting = useSetRecruiting()
  const { courseSeq, state, publicCd, recruitClosedAt } = settings
  const isPublished = state === 'PUBLISHED'
  const complain = (error: unknown) => {
    toast({ text: messageOf(error, t('notSaved')), tone: 'error' })
  }
  const mayChange = can('CLASS_LIFECYCLE_UPDATE')
  const mayShow = can('CLASS_PUBLIC_UPDATE')
  const mayTrash = can('CLASS_LIFECYCLE_DELETE')
  if (!mayChange && !mayShow && !mayTrash) return null
  return (
    <FormSection title={t('end')} why={t('endWhy')}>
      {mayShow && (
        <Switch
          label={t('public')}
          hint={isPublished ? t('publicHint') : t('notYet')}
          checked={isPublished && publicCd === publicTypes.public}
          disabled={!isPublished || setPublic.isRunning}
          onChange={(on) =>
            void setPublic
              .run({ courseSeq, body: { publicCd: on ? publicTypes.public : publicTypes.private } })
              .catch(complain)
          }
        />
      )}
      {mayChange && (
        <Switch
          label={t('recruiting')}
          hint={isPublished ? t('recruitingHint') : t('notYet')}
          checked={isPublished && recruitClosedAt === null}
          disabled={!isPublished || setRecruiting.isRunning}
          onChange={(isOpen) => void setRecruiting.run({ courseSeq, body: { isOpen } }).catch(complain)}
        />
      )}
      {mayTrash && state !== 'TRASHED' && <Trash settings={settings} />}
    </FormSection>
  )
}

function Trash({ settings }: { settings: ClassSettings }) {
  const t = useMessages(moreMessages)
  const go = useGo()
  const [isAsking, setAsking] = useState(false)
  const { move, question } = useTrash({
    onGone: () => {
      go('/settings/course')
      return t('trashed')
    },
    onFailed: (error) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }),
  })
  return (
    <div>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {t('trash')}
      </Button>
      <p>
        <small>{t('trashWhy')}</small>
      </p>
      {isAsking && (
        <AskFirst
          title={t('trashTitle')}
          okLabel={t('trash')}
          cancelLabel={t('cancel')}
          danger
          deed={() => move(settings)}
          failed={t('notSaved')}
          onClose={() => setAsking(false)}
        >
          {t('trashText', { name: settings.title })}
        </AskFirst>
      )}
      {question}
    </div>
  )
}
