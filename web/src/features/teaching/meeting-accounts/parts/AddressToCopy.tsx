import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { meetingAccountMessages } from '../meeting-accounts.messages.ts'
import css from './live-settings.module.css'

/** An address of this site that is registered at a service. */
export function AddressToCopy({ label, address }: { label: string; address: string }) {
  const t = useMessages(meetingAccountMessages)
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ text: t('copied'), tone: 'ok' }),
      // If the browser denies copying, the user can still select the address.
      () => null,
    )
  return (
    <div className={css.line}>
      <TextInput label={label} value={address} readOnly className={css.grow} />
      <Button variant="outline" onPress={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  )
}
