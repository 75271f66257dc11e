import { loginPath, useGo } from '../../../platform/address.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { Alert } from '../../../ui/layers/Alert.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { liveMessages } from './live.messages.ts'
import type { Joined } from './use-join.ts'

const ZOOM_DOWNLOAD = 'https://zoom.us/download'

interface DialogsProps {
  joined: Joined
  /** Called when the user presses the link that replaces a blocked window. */
  onEnter: () => void
  /** Called with the link when the app of Zoom did not start. */
  onZoomMissing: (url: string) => void
  onClose: () => void
}

/**
 * The dialogs after the join button: the reason of a failure, the link for a blocked window, or the meeting password.
 */
export function JoinDialogs({ joined, onEnter, onZoomMissing, onClose }: DialogsProps) {
  const t = useMessages(liveMessages)
  const go = useGo()
  if (joined.kind === 'signedOut') {
    return (
      <Alert
        open
        title={t('refusedTitle')}
        okLabel={t('ok')}
        onClose={() => go(loginPath(location.pathname + location.search))}
      >
        {t('signedOut')}
      </Alert>
    )
  }
  if (joined.kind === 'refused') {
    return (
      <Alert open title={t('refusedTitle')} okLabel={t('ok')} onClose={onClose}>
        {joined.message}
      </Alert>
    )
  }
  if (joined.kind === 'zoomMissing') {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('zoomMissing')}
        size="small"
        role="alertdialog"
        footer={
          <>
            <Button variant="outline" href={joined.url} newTab onPress={onClose}>
              {t('openLink')}
            </Button>
            <Button href={ZOOM_DOWNLOAD} newTab>
              {t('installZoom')}
            </Button>
          </>
        }
      >
        <p>{t('zoomMissingText')}</p>
      </Dialog>
    )
  }
  if (joined.kind !== 'blocked' && joined.kind !== 'opened') return null
  const isBlocked = joined.kind === 'blocked'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isBlocked ? 'blockedTitle' : 'passwordTitle')}
      size="small"
      role="alertdialog"
      footer={
        <>
          {!isBlocked && joined.isZoom && (
            <Button variant="outline" onPress={() => onZoomMissing(joined.url)}>
              {t('zoomDidNotOpen')}
            </Button>
          )}
          <Button variant={isBlocked ? 'outline' : 'primary'} onPress={onClose}>
            {t(isBlocked ? 'cancel' : 'ok')}
          </Button>
          {isBlocked && (
            <Button href={joined.url} newTab onPress={onEnter}>
              {t('openLink')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(isBlocked ? 'blockedText' : joined.password === '' ? 'openedText' : 'passwordText')}</p>
      {joined.password !== '' && (
        <KVList>
          <KV k={t('password')} v={joined.password} strong />
        </KVList>
      )}
    </Dialog>
  )
}
