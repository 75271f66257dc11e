import { IconVideo } from '@tabler/icons-react'
import { curriculumTypes, vodTypes } from 'contract/values/type-codes'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { CaptionsField } from '../../videos/CaptionsField.tsx'
import { VideoProgress } from '../../videos/VideoProgress.tsx'
import { curriculumMessages } from '../curriculum.messages.ts'
import { says, type ItemKind, type KindPartProps, type LineProps } from '../item-kind.ts'
import { VideoButtons } from '../parts/VideoButtons.tsx'
import { VideoPart } from '../parts/VideoPart.tsx'
import { WatchSigns } from '../parts/WatchSigns.tsx'

/** An uploaded video. Staff can add several at once by choosing files. */
export const videoKind: ItemKind = {
  key: curriculumTypes.video,
  Sign: IconVideo,
  isOf: ({ curriculumTypeCd, vodTypeCd = vodTypes.uploaded }) =>
    curriculumTypeCd === curriculumTypes.video && vodTypeCd === vodTypes.uploaded,
  name: says(curriculumMessages, 'kind02'),
  newTitle: says(curriculumMessages, 'kind02'),
  Part,
  Line,
  Tags: WatchSigns,
  Buttons: VideoButtons,
}

function Part(part: KindPartProps) {
  const { uploadVodSeq } = part.draft
  return (
    <>
      <VideoPart {...part} />
      {uploadVodSeq && <CaptionsField uploadVodSeq={uploadVodSeq} />}
    </>
  )
}

function Line({ item, videos }: LineProps) {
  const t = useMessages(curriculumMessages)
  const upload = videos.uploadOf(item)
  if (upload || item.video?.state !== 'READY') return <VideoProgress video={item.video} upload={upload} />
  return (
    <small className="num">
      {t('kind02')} · {formatLength(item.duration)}
      {item.video.isSharpening && ` · ${t('sharpening')}`}
    </small>
  )
}
