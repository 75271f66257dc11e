import { Confirm } from '../ui/layers/Alert.tsx'
import { loginPath, useGo, usePlace } from './address.ts'
import { platformWords } from './words/platform.messages.ts'
import { useWords } from './words/use-words.ts'

interface LoginPromptProps {
  open: boolean
  /** The address to return to; the current page where it is absent. */
  next?: string
  onClose: () => void
}

/** For actions of a visitor that need a sign-in. */
export function LoginPrompt({ open, next, onClose }: LoginPromptProps) {
  const t = useWords(platformWords)
  const go = useGo()
  const place = usePlace()
  return (
    <Confirm
      open={open}
      title={t('notice')}
      okLabel={t('ok')}
      cancelLabel={t('cancel')}
      onOk={() => go(loginPath(next ?? place))}
      onCancel={onClose}
    >
      {t('loginNeeded')}
    </Confirm>
  )
}
