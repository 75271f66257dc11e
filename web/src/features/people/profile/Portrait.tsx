import { messageOf } from '../../../platform/call.ts'
import { setSessionUser, useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { PictureButtons, useUploadFailure } from '../../system/files/PictureButtons.tsx'
import { usePortraitUpload, useRemovePortrait } from './profile.api.ts'
import { informationMessages } from './profile.messages.ts'
import css from '../../../platform/account/Information.module.css'

/** The user's picture. A change takes effect immediately, on every site. */
export function Portrait() {
  const t = useMessages(informationMessages)
  const site = useSite()
  const { user } = useSession()
  const upload = usePortraitUpload(() => toast({ text: t('portraitSaved'), tone: 'ok' }))
  const failure = useUploadFailure(upload)
  const removing = useRemovePortrait()
  if (!user) return null

  async function remove() {
    try {
      const { user: changed } = await removing.run({})
      await setSessionUser(site, changed)
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
        {failure !== undefined && (
          <p role="alert" className={css.problem}>
            {failure}
          </p>
        )}
        <div className={css.doing}>
          <PictureButtons
            label={t('portrait')}
            upload={upload}
            hasPicture={Boolean(user.profileImageUrl)}
            onRemove={() => void remove()}
            isRemoving={removing.isRunning}
          />
        </div>
      </div>
    </section>
  )
}
