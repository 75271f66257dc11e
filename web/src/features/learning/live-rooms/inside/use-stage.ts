import { useEffect, useState } from 'react'
import type { MediaRoom, RoomView } from './participant.ts'
import { stageOf, visibleKeys, type StageLayout } from './stage.ts'

/** What the stage shows, and the videos that are fetched for it. */
export function useStage(media: MediaRoom, { participants, broadcast }: RoomView) {
  const [layout, setLayout] = useState<StageLayout>('speaker')
  const [pinned, setPinned] = useState<string | null>(null)
  const [savesData, setSavesData] = useState(false)
  const shown = stageOf(participants, { layout, pinned })
  const keys = [...visibleKeys(shown, { savesData, isWatching: broadcast !== null })].toSorted().join(' ')
  useEffect(() => media.show(new Set(keys === '' ? [] : keys.split(' '))), [media, keys])
  return {
    shown,
    layout,
    pinned,
    savesData,
    pin: setPinned,
    switchLayout: () => {
      setPinned(null)
      setLayout(layout === 'grid' ? 'speaker' : 'grid')
    },
    saveData: () => setSavesData(true),
    switchSaving: () => setSavesData(!savesData),
  }
}
