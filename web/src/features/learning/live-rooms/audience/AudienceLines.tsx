import { IconMicrophone2 } from '@tabler/icons-react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Line } from '../inside/BannerLine.tsx'
import type { RoomCommands } from '../inside/use-commands.ts'
import { liveAudienceMessages } from './audience.messages.ts'

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
