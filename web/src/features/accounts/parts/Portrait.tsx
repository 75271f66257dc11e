import { useRef } from 'react'
import { messageOf } from '../../../platform/call.ts'
import { noteUser, useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useWords } from '../../../platform/words/use-words.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ProgressBar } from '../../../ui/Progress.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { usePortraitUpload, useRemovePortrait } from '../information.api.ts'
import { informationWords } from '../information.words.ts'
import css from './Information.module.css'

/** Somebody's own picture: shown, taken anew, or taken away. It changes at once, on every site. */
export function Portrait() {
  const t = useWords(informationWords)
  const site = useSite()
  const { user } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const { state, send, cancel } = usePortraitUpload(() => toast({ text: t('portraitSaved'), tone: 'ok' }))
  const removing = useRemovePortrait()
  if (!user) return null

  async function remove() {
    try {
      const { user: changed } = await removing.run({})
      await noteUser(site, changed)
      toast({ text: t('portraitRemoved'), tone: 'ok' })
    } catch (error) {
      toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
  }
  return (
    <section aria-labelledby="portrait" className={css.portrait}>
      <Avatar name={user.name} src={user.profileImageUrl} size={88} />
      <div>
        <h2 id="portrait" className={css.title}>
          {t('portrait')}
        </h2>
        <p className={css.lead}>{t('portraitLead')}</p>
        {state.step === 'failed' && (
          <p role="alert" className={css.problem}>
            {state.message ?? t('notPicture')}
          </p>
        )}
        {state.step === 'sending' ? (
          <div className={css.sending}>
            <small aria-live="polite">{t('sending', { percent: state.percent })}</small>
            <ProgressBar value={state.percent} label={t('progress')} />
            <Button size="sm" variant="outline" onPress={cancel}>
              {t('cancelSending')}
            </Button>
          </div>
        ) : (
          <div className={css.buttons}>
            <Button size="sm" variant="outline" onPress={() => input.current?.click()}>
              {user.profileImageUrl ? t('replace') : t('choose')}
            </Button>
            {user.profileImageUrl && (
              <Button size="sm" variant="subtle" loading={removing.isRunning} onPress={() => void remove()}>
                {t('remove')}
              </Button>
            )}
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('portrait')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) send(file)
          }}
        />
      </div>
    </section>
  )
}
