import type { ChatRoomSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { chatSettingsMessages } from '../chat-settings.messages.ts'
import { useBan, type ManagedRoomDetail } from '../site-rooms.api.ts'
import css from './site-rooms.module.css'

type Banned = ManagedRoomDetail['banned'][number]

interface BannedProps {
  chatRoomSeq: ChatRoomSeq
  banned: Banned[]
}
/** Whom staff keep out of the room; each may be let in again. */
export function BannedMembers({ chatRoomSeq, banned }: BannedProps) {
  const t = useMessages(chatSettingsMessages)
  const { run, isRunning } = useBan()
  const letIn = ({ userSeq, name }: Banned) =>
    void run({ chatRoomSeq, body: { userSeq, isBanned: false } }).then(
      () => toast({ text: t('letInDone', { name }), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }),
    )
  return (
    <FormSection title={t('banned')} why={t('bannedWhy')}>
      {banned.length === 0 ? (
        <p>{t('noneBanned')}</p>
      ) : (
        <ul className={css.people} aria-label={t('banned')}>
          {banned.map((one) => (
            <li key={one.userSeq}>
              <b>{one.name}</b>
              <Button
                size="sm"
                variant="outline"
                label={t('letInOf', { name: one.name })}
                disabled={isRunning}
                onPress={() => letIn(one)}
              >
                {t('letIn')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}
