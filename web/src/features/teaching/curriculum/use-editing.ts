import { formatBytes } from 'contract/values/bytes'
import { useState } from 'react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { curriculumTypes } from 'contract/values/type-codes'
import { isRefusal } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { toast } from '../../../ui/layers/toast.ts'
import {
  useVideoSender,
  checkSendable,
  useCancelVideo,
  useUploads,
  useVideoLimits,
  useRetryVideo,
} from '../videos/videos.api.ts'
import { videoMessages } from '../videos/videos.messages.ts'
import {
  draftOf,
  useAddItem,
  useOrderItems,
  useRemoveItem,
  useSaveItem,
  type Draft,
} from './curriculum.api.ts'
import { curriculumMessages } from './curriculum.messages.ts'
import { emptyDraft, nameFromFile } from './item.ts'
import { moved, neighbourOf } from './order.ts'

export const complain = (error: unknown) => {
  if (isRefusal(error)) toast({ text: error.message, tone: 'error' })
}

/** The commands of the list. Those that report a failure in a toast never reject. */
export function useEditing(courseSeq: CourseSeq, stored: readonly EditableItem[]) {
  const t = useMessages(curriculumMessages)
  const ordering = useOrderedItems(courseSeq, stored)
  const { items } = ordering
  const add = useAddItem(courseSeq)
  const save = useSaveItem(courseSeq)
  const remove = useRemoveItem(courseSeq)

  return {
    ...ordering,
    add: (draft: Draft, afterSeq: CurriculumSeq | null, repeatWeeks = 1) =>
      add.run({ body: { ...draft, afterSeq, repeatWeeks } }),
    save: (item: EditableItem, part: Partial<Draft>) =>
      save.run({ curriculumSeq: item.curriculumSeq, body: { ...draftOf(item), ...part } }),
    change: (item: EditableItem, part: Partial<Draft>) => {
      save.run({ curriculumSeq: item.curriculumSeq, body: { ...draftOf(item), ...part } }).catch(complain)
    },
    addSection: () => {
      const afterSeq = items.at(-1)?.curriculumSeq ?? null
      return add.run({ body: { ...emptyDraft(curriculumTypes.section, t('newSection')), afterSeq } })
    },
    /** Resolves to a warning if the item contains work of learners and `forceYn` does not allow deleting it. */
    remove: ({ curriculumSeq }: EditableItem, forceYn: 'Y' | 'N'): Promise<string | null> =>
      remove.run({ curriculumSeq, body: { forceYn } }).then(
        () => {
          toast({ text: t('removed'), tone: 'ok' })
          return null
        },
        (error: unknown) => {
          if (isRefusal(error, 'MISSION_HAS_WORK')) return error.message
          complain(error)
          return null
        },
      ),
    isRemoving: remove.isRunning,
  }
}
export type Editing = ReturnType<typeof useEditing>

/** Reorders the list immediately, and restores the stored order if the server refuses. */
function useOrderedItems(courseSeq: CourseSeq, stored: readonly EditableItem[]) {
  const t = useMessages(curriculumMessages)
  const order = useOrderItems(courseSeq)
  const [wanted, setWanted] = useState<readonly EditableItem[] | null>(null)
  const items = wanted ?? stored

  function reorder(next: readonly EditableItem[], said = t('reordered')) {
    setWanted(next)
    const curriculumSeqs = next.map(({ curriculumSeq }) => curriculumSeq)
    order
      .run({ body: { curriculumSeqs } })
      .then(() => toast(said), complain)
      .finally(() => setWanted(null))
  }
  const move = (fromSeq: number, toSeq: number) => reorder(moved(items, fromSeq, toSeq))
  const step = (seq: number, by: 1 | -1) => {
    const to = neighbourOf(items, seq, by)
    if (to !== null) move(seq, to)
  }
  return {
    items,
    reorder,
    move,
    step,
    canStep: (seq: number, by: 1 | -1) => neighbourOf(items, seq, by) !== null,
  }
}

/** The videos of the curriculum: new lessons from files, replacing a file, resuming, cancelling. */
export function useVideoActions(editing: Pick<Editing, 'add' | 'save'>) {
  const t = useMessages(videoMessages)
  const { send, resume } = useVideoSender()
  const { maxBytes } = useVideoLimits()
  const { running, store } = useUploads()
  const cancel = useCancelVideo()
  const again = useRetryVideo()

  function isSendable(file: File) {
    const why = checkSendable(file, maxBytes)
    const max = formatBytes(maxBytes)
    if (why) toast({ text: t(why, { name: file.name, max }), tone: 'error' })
    return why === null
  }
  /** Adds one lesson per file, in the chosen order. A single one prompts for its title during the upload. */
  async function addVideos(
    files: File[],
    afterSeq: CurriculumSeq | null,
    onName: (seq: CurriculumSeq) => void,
  ) {
    let after = afterSeq
    const sendable = files.filter(isSendable)
    for (const file of sendable) {
      const onUpload = async (uploadVodSeq: Draft['uploadVodSeq']) => {
        const title = nameFromFile(file.name) || t('newVideo')
        const draft = { ...emptyDraft(curriculumTypes.video, title), uploadVodSeq: uploadVodSeq ?? null }
        const { curriculumSeq } = await editing.add(draft, after)
        after = curriculumSeq
        if (sendable.length === 1) onName(curriculumSeq)
      }
      await send(file, onUpload).catch(complain)
    }
  }
  async function replaceVideo(item: EditableItem, file: File) {
    if (!isSendable(file)) return
    const { video } = item
    if (video?.state === 'UPLOADING' && (await resume(video.uploadVodSeq, file))) return
    await send(file, (uploadVodSeq) => editing.save(item, { uploadVodSeq })).catch(complain)
  }
  async function giveUp(item: EditableItem) {
    if (!item.video) return
    const { uploadVodSeq } = item.video
    await store.giveUp(uploadVodSeq)
    await cancel
      .run({ uploadVodSeq })
      .then(() => editing.save(item, { uploadVodSeq: null }))
      .catch(complain)
  }
  return {
    uploadOf: ({ video }: EditableItem) => (video ? running.get(video.uploadVodSeq) : undefined),
    addVideos: (...parameters: Parameters<typeof addVideos>) => void addVideos(...parameters),
    replaceVideo: (item: EditableItem, file: File) => void replaceVideo(item, file),
    giveUp: (item: EditableItem) => void giveUp(item),
    pause: ({ video }: EditableItem) => void (video && store.pause(video.uploadVodSeq)),
    goOn: ({ video }: EditableItem) => video && store.goOn(video.uploadVodSeq),
    prepareAgain: ({ video }: EditableItem) => {
      if (video) again.run({ uploadVodSeq: video.uploadVodSeq }).then(() => toast(t('retrying')), complain)
    },
  }
}
export type VideoActions = ReturnType<typeof useVideoActions>
