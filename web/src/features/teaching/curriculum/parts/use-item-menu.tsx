import { isFreeAndLimited } from 'contract/teaching/curriculum/watch-limits.rules'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CurriculumSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { MenuItem } from '../../../../ui/layers/Menu.tsx'
import { pickVideos } from '../../videos/pick-videos.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import { useKindOf, useKinds, useLocale, type ItemAction } from '../item-kind.ts'
import { isSection } from '../order.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { videoRuleMessages } from '../video.messages.ts'
import { curriculumBulkMessages } from '../curriculum-bulk.messages.ts'
import type { Choosing } from '../use-selection.ts'
import type { Editing, VideoActions } from '../use-editing.ts'

/** The actions that rows pass to the screen. */
export interface RowDeeds {
  /** The new section or video whose title staff type. */
  naming: CurriculumSeq | null
  onName: (item: CurriculumSeq | null) => void
  editing: Editing
  videoActions: VideoActions
  choosing: Choosing
  onEdit: (item: EditableItem) => void
  onRemove: (item: EditableItem) => void
  onMove: (seqs: CurriculumSeq[]) => void
  onAction: (action: ItemAction, item: EditableItem) => void
}

/** The menu of an item. */
export function useItemMenu(item: EditableItem, deeds: RowDeeds, onRename: () => void): MenuItem[] {
  const t = useMessages(curriculumMessages)
  const tBulk = useMessages(curriculumBulkMessages)
  const rules = useMessages(videoRuleMessages)
  const { actions } = useKinds()
  const kind = useKindOf(item)
  const locale = useLocale()
  const { editing } = deeds
  const { curriculumSeq } = item
  const step = (by: 1 | -1): MenuItem => ({
    key: by < 0 ? 'up' : 'down',
    label: t(by < 0 ? 'up' : 'down'),
    disabled: !editing.canStep(curriculumSeq, by),
    onPress: () => editing.step(curriculumSeq, by),
  })
  const rename: MenuItem = { key: 'rename', label: t('rename'), onPress: onRename }
  const replace: MenuItem = {
    key: 'replace',
    label: t('replaceVideo'),
    onPress: () => pickVideos(([file]) => file && deeds.videoActions.replaceVideo(item, file)),
  }
  const remove: MenuItem = {
    key: 'remove',
    label: t('remove'),
    danger: true,
    onPress: () => deeds.onRemove(item),
  }
  if (isSection(item)) return [rename, step(-1), step(1), remove]
  const isLocked = item.lockStatusYn === 'Y'
  const opened = actions
    .filter(({ isFor }) => isFor(item))
    .map((action) => ({
      key: action.key,
      label: action.label(locale),
      onPress: () => deeds.onAction(action, item),
    }))
  const free: MenuItem = {
    key: 'free',
    label: t(item.isPublic ? 'toPaid' : 'toFree'),
    onPress: () =>
      isFreeAndLimited({ isPublic: !item.isPublic, limitDupPlay: item.limitDupPlay })
        ? toast({ text: rules('FREE_AND_LIMITED'), tone: 'error' })
        : editing.change(item, { isPublic: !item.isPublic }),
  }
  const lock: MenuItem = {
    key: 'lock',
    label: t(isLocked ? 'unlock' : 'lock'),
    onPress: () => editing.change(item, { lockStatusYn: isLocked ? 'N' : 'Y' }),
  }
  const duplicate: MenuItem = {
    key: 'duplicate',
    label: tBulk('duplicate'),
    onPress: () => deeds.choosing.duplicate([curriculumSeq]),
  }
  const moveTo: MenuItem = {
    key: 'moveTo',
    label: tBulk('moveTo'),
    onPress: () => deeds.onMove([curriculumSeq]),
  }
  return [
    { key: 'edit', label: t('edit'), onPress: () => deeds.onEdit(item) },
    ...opened,
    rename,
    ...(item.video?.state === 'READY' ? [replace] : []),
    ...(kind?.isNeverFree ? [] : [free]),
    ...(item.isLiveStarted ? [] : [lock]),
    duplicate,
    step(-1),
    step(1),
    ...(deeds.choosing.canMove ? [moveTo] : []),
    remove,
  ]
}
