import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import { readSeoul } from 'contract/values/korea-time'
import { curriculumTypes, liveServices, vodTypes, workTypes } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatLength, formatMoment } from '../../../../platform/time.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { VideoProgress } from '../../videos/VideoProgress.tsx'
import { videoWords } from '../../videos/videos.messages.ts'
import { curriculumWords } from '../curriculum.messages.ts'
import { chatPartWords } from '../chat-part.messages.ts'
import { rewardWords } from '../rewards.messages.ts'
import { FilmButtons } from './VideoButtons.tsx'
import { KindSign } from './kinds.tsx'
import { Rename } from './Rename.tsx'
import css from './rows.module.css'
import { SortableRow } from './Sortable.tsx'
import { WatchSigns } from './WatchSigns.tsx'
import { useItemMenu, type RowDeeds } from './use-item-menu.tsx'

/** One lesson: what it is, how its film is doing, and what can be done with it. */
export function LessonRow({ item, deeds }: { item: EditableItem; deeds: RowDeeds }) {
  const t = useWords(curriculumWords)
  const [isChanging, setChanging] = useState(false)
  const menu = useItemMenu(item, deeds, () => setChanging(true))
  const isNew = deeds.naming === item.curriculumSeq
  const isFilm = item.curriculumTypeCd === curriculumTypes.video && item.vodTypeCd === vodTypes.uploaded
  return (
    <SortableRow item={item} choosing={deeds.choosing} className={css.item}>
      <KindSign kind={item.vodTypeCd === vodTypes.uploaded ? item.curriculumTypeCd : 'link'} />
      <div className={css.text}>
        <div className={css.title}>
          {isNew || isChanging ? (
            <Rename
              name={item.title}
              onName={(title) => deeds.editing.change(item, { title })}
              onClose={() => (isNew ? deeds.onName(null) : setChanging(false))}
            />
          ) : (
            <b>{item.title}</b>
          )}
          {item.isPublic && <Kind tone="ok">{t('free')}</Kind>}
          {item.lockStatusYn === 'Y' && <Kind>{t('locked')}</Kind>}
          <WatchSigns item={item} />
          <Preparing item={item} />
          {item.curriculumTypeCd === curriculumTypes.live && !item.joinUrl && !item.isLiveStarted && (
            <Kind tone="soon">{t('linkMissing')}</Kind>
          )}
        </div>
        <Line item={item} deeds={deeds} />
      </div>
      <div className={css.buttons}>
        {isFilm && <FilmButtons item={item} films={deeds.films} />}
        <Menu label={t('more', { name: item.title })} icon={<IconDots size={18} />} items={menu} />
      </div>
    </SortableRow>
  )
}

function WaitsFor({ item: { missionResourceName: title } }: { item: EditableItem }) {
  const t = useWords(rewardWords)
  return title === null ? (
    <Kind tone="soon">{t('targetGone')}</Kind>
  ) : (
    <small>{t('waitsFor', { title })}</small>
  )
}

function Enters({ item: { missionResourceName: name } }: { item: EditableItem }) {
  const t = useWords(chatPartWords)
  return name === null ? <Kind tone="soon">{t('roomGone')}</Kind> : <small>{t('enters', { name })}</small>
}

/** What learners see of it: nothing before its film played for the first time. docs/rules.md R-610. */
function Preparing({ item: { video, isAvailable } }: { item: EditableItem }) {
  const t = useWords(videoWords)
  const isPreparing = video?.state === 'WAITING' || video?.state === 'PROCESSING'
  if (isPreparing) return <Kind tone="soon">{t(isAvailable ? 'processingTag' : 'preparingUnseen')}</Kind>
  return isAvailable ? null : <Kind tone="soon">{t('unseen')}</Kind>
}

function Line({ item, deeds }: { item: EditableItem; deeds: RowDeeds }) {
  const t = useWords(curriculumWords)
  const { language } = useSite()
  if (item.curriculumTypeCd === curriculumTypes.video && item.vodTypeCd !== vodTypes.uploaded) {
    const length = item.duration > 0 ? ` · ${formatLength(item.duration)}` : ''
    return (
      <small className="num">
        {t('kindlink')}
        {length}
      </small>
    )
  }
  if (item.curriculumTypeCd === curriculumTypes.video) {
    const upload = deeds.films.uploadOf(item)
    if (upload || item.video?.state !== 'READY') return <VideoProgress video={item.video} upload={upload} />
    return (
      <small className="num">
        {t('kind02')} · {formatLength(item.duration)}
        {item.video.isSharpening && ` · ${t('sharpening')}`}
      </small>
    )
  }
  if (item.curriculumTypeCd === curriculumTypes.offline) {
    const parts = [item.offlineStartAt && formatMoment(item.offlineStartAt, language), item.addrRoad1]
    return <small>{[t('kind04'), ...parts].filter(Boolean).join(' · ')}</small>
  }
  if (item.curriculumTypeCd === curriculumTypes.live && item.liveStartAt) {
    const starts = readSeoul(item.liveStartAt)
    const service = t(`liveType${item.liveTypeCd ?? liveServices.other}`)
    return (
      <small>
        {[t('kind00'), starts && formatMoment(starts, language), service].filter(Boolean).join(' · ')}
      </small>
    )
  }
  if (item.missionType === 'ENTER_CHAT_ROOM') return <Enters item={item} />
  if (item.missionType === 'LESSON_COMPLETE') return <WaitsFor item={item} />
  if (item.missionType === 'NEW_POST')
    return <small>{t('postMissionMeta', { max: item.maxChallengeCount })}</small>
  if (item.curriculumTypeCd === curriculumTypes.mission) {
    const { workTypeCd: way } = item
    return (
      <small>
        {way === workTypes.none ? t('missionMeta99') : t('missionMeta', { way: t(`workType${way}`) })}
      </small>
    )
  }
  if (item.curriculumTypeCd === curriculumTypes.material) {
    return <small className="num">{t('materialMeta', { count: item.files.length })}</small>
  }
  return <small>{t('kind05')}</small>
}
