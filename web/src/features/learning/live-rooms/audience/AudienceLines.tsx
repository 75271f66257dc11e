import { IconMicrophone2 } from '@tabler/icons-react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { AUDIENCE_DELAY } from 'contract/teaching/curriculum/live-items.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Line } from '../inside/BannerLine.tsx'
import type { RoomCommands } from '../inside/use-commands.ts'
import { liveAudienceMessages } from './audience.messages.ts'
import css from './Audience.module.css'

/** Before the user enters: they will watch. */
export function AudienceNotice() {
  const t = useMessages(liveAudienceMessages)
  return (
    <div className={css.before}>
      <Notice>{t('before', AUDIENCE_DELAY)}</Notice>
    </div>
  )
}

/** Who watches is one of the audience, also before the server counted them. */
export const peopleCount = ({ audience }: RoomState, connected: number) =>
  connected + Math.max(audience?.count ?? 0, audience && connected === 0 ? 1 : 0)

export const isInvited = ({ audience }: RoomState) => audience?.isInvited ?? false

/** A host invites the user onto the stage, who decides. docs/rules.md R-1297. */
export function InvitationLine({ commands }: { commands: RoomCommands }) {
  const t = useMessages(liveAudienceMessages)
  return (
    <Line
      sign={<IconMicrophone2 size={20} aria-hidden />}
      action={
        <>
          <Button size="sm" variant="outline" onPress={() => commands.answerInvitation(false)}>
            {t('decline')}
          </Button>
          <Button size="sm" onPress={() => commands.answerInvitation(true)}>
            {t('accept')}
          </Button>
        </>
      }
    >
      {t('invited')}
    </Line>
  )
}
