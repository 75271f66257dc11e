import { IconHeadphones } from '@tabler/icons-react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { liveRoomMessages } from './room.messages.ts'
import css from './Stage.module.css'

/** Why no picture is shown, and how to see it again. */
export function SavingNote({ onPicture }: { onPicture: () => void }) {
  const t = useMessages(liveRoomMessages)
  return (
    <div className={css.saving}>
      <p>
        <IconHeadphones size={20} aria-hidden /> {t('savesDataOn')}
      </p>
      <Button size="sm" variant="outline" onPress={onPicture}>
        {t('savesDataOff')}
      </Button>
    </div>
  )
}
