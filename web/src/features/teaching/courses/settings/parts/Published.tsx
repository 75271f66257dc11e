import { classPath } from 'contract/values/class-paths'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { classSettingsMessages } from '../class-settings.messages.ts'
import type { ClassSettings } from '../course-settings.api.ts'
import css from './PublishBar.module.css'

const ShareDialog = lazy(() =>
  import('../../../../site/sharing/ShareDialog.tsx').then((m) => ({ default: m.ShareDialog })),
)

/** The share texts of this class. */
export const sharedOf = (settings: ClassSettings) => ({
  title: settings.title,
  description: settings.introduction || settings.subTitle,
  image: settings.imageUrl,
  path: classPath(settings),
})

/** Shown after publishing: the address of the class and the share buttons. */
export function Published({ settings, onClose }: { settings: ClassSettings; onClose: () => void }) {
  const t = useMessages(classSettingsMessages)
  return (
    <Suspense fallback={null}>
      <ShareDialog open onClose={onClose} of={sharedOf(settings)} title={t('publishedTitle')}>
        <div className={css.published}>
          <p>{t('publishedText')}</p>
          <Button variant="outline" size="sm" href={classPath(settings)} newTab>
            {t('viewPage')}
          </Button>
        </div>
      </ShareDialog>
    </Suspense>
  )
}
