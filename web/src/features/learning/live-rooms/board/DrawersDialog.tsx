import type { UserSeq } from 'contract/values/ids'
import { isHost as isHostType } from 'contract/teaching/curriculum/live-items.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import type { Participant } from '../inside/participant.ts'
import { liveBoardMessages } from './board.messages.ts'
import css from './Board.module.css'

interface DialogProps {
  participants: readonly Participant[]
  isForAll: boolean
  drawers: readonly UserSeq[]
  onAllow: (userSeq: UserSeq | null, isAllowed: boolean) => void
  onClose: () => void
}
/** Where hosts say who draws with them. docs/rules.md R-1216. */
export function DrawersDialog({ participants, isForAll, drawers, onAllow, onClose }: DialogProps) {
  const t = useMessages(liveBoardMessages)
  const learners = participants.filter(({ userType, isLocal }) => !isLocal && !isHostType(userType))
  const people = [...new Map(learners.map((one) => [one.userSeq, one])).values()]
  return (
    <Dialog open onClose={onClose} title={t('allowTitle')} size="small" closeLabel={t('close')}>
      <div className={css.drawers}>
        <Switch
          label={t('allowAll')}
          hint={t('allowAllHint')}
          checked={isForAll}
          onChange={(isAllowed) => onAllow(null, isAllowed)}
        />
        {people.length === 0 ? (
          <p className={css.nobody}>{t('nobody')}</p>
        ) : (
          <ul>
            {people.map(({ userSeq, name }) => (
              <li key={userSeq}>
                <Switch
                  label={t('allowOne', { name })}
                  checked={isForAll || drawers.includes(userSeq)}
                  disabled={isForAll}
                  onChange={(isAllowed) => onAllow(userSeq, isAllowed)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
