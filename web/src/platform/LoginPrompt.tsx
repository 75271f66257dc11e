import { Confirm } from '../ui/layers/Alert.tsx'
import { loginPath, useGo, useCurrentPath } from './address.ts'
import { platformMessages } from './words/platform.messages.ts'
import { useMessages } from './words/use-messages.ts'

interface LoginPromptProps {
  open: boolean
  /** The address to return to; defaults to the current page. */
  next?: string
  onClose: () => void
}

/** Prompts a visitor to sign in for an action that requires it. */
export function LoginPrompt({ open, next, onClose }: LoginPromptProps) {
  const t = useMessages(platformMessages)
  const go = useGo()
  const here = useCurrentPath()
  return (
    <Confirm
      open={open}
      title={t('notice')}
      okLabel={t('ok')}
      cancelLabel={t('cancel')}
      onOk={() => go(loginPath(next ?? here))}
      onCancel={onClose}
    >
      {t('loginNeeded')}
    </Confirm>
  )
}
