import { IconLink } from '@tabler/icons-react'
import { curriculumTypes, vodTypes } from 'contract/values/type-codes'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind, type KindPartProps, type LineProps } from '../item-kind.ts'
import { videoLinkMessages } from '../link.messages.ts'
import { LinkPart } from '../parts/LinkPart.tsx'
import { VideoPart } from '../parts/VideoPart.tsx'
import { WatchSigns } from '../parts/WatchSigns.tsx'

/** A video on another host. */
export const linkKind: ItemKind = {
  key: 'link',
  Sign: IconLink,
  isOf: ({ curriculumTypeCd, vodTypeCd = vodTypes.uploaded }) =>
    curriculumTypeCd === curriculumTypes.video && vodTypeCd !== vodTypes.uploaded,
  name: says(curriculumMessages, 'kindlink'),
  newTitle: says(videoLinkMessages, 'newLink'),
  start: () => ({ ...emptyDraft(curriculumTypes.video), vodTypeCd: vodTypes.link }),
  Part,
  Line,
  Tags: WatchSigns,
}

function Part(part: KindPartProps) {
  return (
    <>
      <LinkPart {...part} />
      <VideoPart {...part} />
    </>
  )
}

function Line({ item }: LineProps) {
  const t = useMessages(curriculumMessages)
  const length = item.duration > 0 ? ` · ${formatLength(item.duration)}` : ''
  return (
    <small className="num">
      {t('kindlink')}
      {length}
    </small>
  )
}
