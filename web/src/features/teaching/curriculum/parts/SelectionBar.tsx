import { IconDots } from '@tabler/icons-react'
import type { CurriculumSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { SaveBar } from '../../../../ui/SaveBar.tsx'
import { curriculumBulkMessages } from '../curriculum-bulk.messages.ts'
import type { Choosing } from '../use-selection.ts'

interface ChosenBarProps {
  choosing: Choosing
  onMove: (seqs: CurriculumSeq[]) => void
  onRemove: (seqs: CurriculumSeq[]) => void
}

/** The actions on the selected items. */
export function ChosenBar({ choosing, onMove, onRemove }: ChosenBarProps) {
  const t = useMessages(curriculumBulkMessages)
  const { chosen, count, isBusy } = choosing
  const seqs = [...chosen]
  const entry = (key: 'duplicate' | 'lock' | 'unlock' | 'toFree' | 'toPaid', onPress: () => void) => ({
    key,
    label: t(key),
    disabled: count === 0 || isBusy,
    onPress,
  })
  return (
    <SaveBar show={choosing.isOn} label={t('chosenBar')} text={t('chosen', { count })}>
      <Button variant="subtle" size="sm" onPress={choosing.stop}>
        {t('stop')}
      </Button>
      <Menu
        label={t('more')}
        icon={<IconDots size={18} />}
        side="above"
        items={[
          { key: 'all', label: t('chooseAll'), onPress: choosing.all },
          entry('duplicate', () => choosing.duplicate(seqs)),
          entry('lock', () => choosing.set(seqs, { lockStatusYn: 'Y' })),
          entry('unlock', () => choosing.set(seqs, { lockStatusYn: 'N' })),
          entry('toFree', () => choosing.set(seqs, { isPublic: true })),
          entry('toPaid', () => choosing.set(seqs, { isPublic: false })),
          {
            key: 'remove',
            label: t('remove'),
            danger: true,
            disabled: count === 0 || isBusy,
            onPress: () => onRemove(seqs),
          },
        ]}
      />
      {choosing.canMove && (
        <Button size="sm" disabled={count === 0} loading={isBusy} onPress={() => onMove(seqs)}>
          {t('move')}
        </Button>
      )}
    </SaveBar>
  )
}
