import { useState } from 'react'
import { isRefusal, type Refusal } from '../../../../platform/call.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { useWritingWords } from '../../../../platform/management/use-writing-messages.ts'
import type { CourseSeq } from 'contract/values/ids'
import { Notice } from '../../../../ui/Notice.tsx'
import { RichTextEditor } from '../../../../platform/editor/RichTextEditor.tsx'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import type { Draft } from '../curriculum.api.ts'
import { curriculumWords } from '../curriculum.messages.ts'
import { videoLinkWords } from '../link.messages.ts'
import { placeWords } from '../venue.messages.ts'
import { videoRuleWords } from '../video.messages.ts'
import { brokenOf, brokenTitle, isMission } from '../item.ts'
import { rewardWords } from '../rewards.messages.ts'
import { curriculumTypes, vodTypes, workTypes } from 'contract/values/type-codes'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import { missionTypeOf } from 'contract/teaching/curriculum/curriculum.rules'
import type { DocumentRow } from 'contract/system/files/schemas'
import { DocumentsField } from '../../../system/files/DocumentsField.tsx'
import { useDocuments } from '../../../system/files/use-documents.ts'
import { useTextPictures } from '../../../system/files/use-text-pictures.ts'
import { CaptionsField } from '../../videos/CaptionsField.tsx'
import css from './ItemDialog.module.css'
import { ChatPart } from './ChatPart.tsx'
import { ChallengePart } from './ChallengePart.tsx'
import { LinkPart } from './LinkPart.tsx'
import { LivePart, type PartProps } from './LivePart.tsx'
import { PlacePart } from './VenuePart.tsx'
import { PdfSwitch } from './PdfSwitch.tsx'
import { RewardPart, TargetPart } from './RewardPart.tsx'
import { VideoPart } from './VideoPart.tsx'

interface ItemDialogProps {
  courseSeq: CourseSeq
  title: string
  okLabel: string
  start: Draft
  isNew?: boolean
  /** Only the title can still be changed. */
  isLiveStarted?: boolean
  /** What it hands out already. */
  files?: DocumentRow[]
  /** What a mission may wait for. */
  items: readonly EditableItem[]
  /** Resolves when it is stored. */
  onSave: (draft: Draft, weeks: number) => Promise<unknown>
  onClose: () => void
}

/** Everything one lesson says about itself. Stays open, with what was typed, until it is stored. */
export function ItemDialog({
  courseSeq,
  title,
  okLabel,
  start,
  items,
  onSave,
  onClose,
  ...kind
}: ItemDialogProps) {
  const t = useWords(curriculumWords)
  const rules = useWords(videoRuleWords)
  const links = useWords(videoLinkWords)
  const rewards = useWords(rewardWords)
  const place = useWords(placeWords)
  const [draft, setDraft] = useState(start)
  const [weeks, setWeeks] = useState<number | null>(1)
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const { isNew = false, isLiveStarted = false, files = [] } = kind
  const documents = useDocuments('material')
  const type = draft.curriculumTypeCd
  const isMaterial = type === curriculumTypes.material
  const gone = draft.deleteFiles ?? []
  const isLive = type === curriculumTypes.live
  const isLink = draft.vodTypeCd === vodTypes.link || draft.vodTypeCd === vodTypes.youtube
  const broken = isLiveStarted ? brokenTitle(draft) : brokenOf(draft)
  const errorOf = (name: string) => {
    const trouble = broken.get(name)
    if (trouble === 'FREE_AND_LIMITED') return rules(trouble)
    if (trouble === 'NO_TARGET' || trouble === 'NO_ROOM') return isTried ? rewards(trouble) : undefined
    if (trouble === 'ZIPCODE_WRONG') return isTried ? place('zipcodeWrong') : undefined
    if (trouble === 'NOT_A_VIDEO_LINK' && isTried)
      return links(draft.vodTypeCd === vodTypes.youtube ? 'NOT_A_YOUTUBE_LINK' : trouble)
    if (trouble === 'NOT_A_VIDEO_LINK') return undefined
    return trouble && isTried ? t(trouble) : refused?.fields[name]
  }
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }))
  const submit = () => {
    setTried(true)
    if (broken.size > 0 || isSaving || documents.isSending) return
    setSaving(true)
    const whole = { ...draft, title: draft.title.trim(), addFiles: documents.fileSeqs }
    onSave(whole, weeks ?? 1).then(onClose, (error: unknown) => {
      setSaving(false)
      if (isRefusal(error)) setRefused(error)
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      size="medium"
      closeLabel={t('close')}
      okLabel={okLabel}
      cancelLabel={t('cancel')}
      onOk={submit}
      busy={isSaving}
      disabled={documents.isSending || isUploading}
    >
      <div className={css.form}>
        <TextInput
          label={t('name')}
          value={draft.title}
          onChange={(name) => change({ title: name })}
          maxLength={100}
          required
          focusOnOpen
          error={errorOf('title')}
        />
        {isLiveStarted && <Notice>{t('liveStarted')}</Notice>}
        {isLive && !isLiveStarted && (
          <LivePart
            draft={draft}
            change={change}
            errorOf={errorOf}
            weeks={isNew ? { value: weeks, onChange: setWeeks } : null}
          />
        )}
        {type === curriculumTypes.offline && <PlacePart draft={draft} change={change} errorOf={errorOf} />}
        {type === curriculumTypes.mission && !draft.missionType && <WorkPart draft={draft} change={change} />}
        {missionTypeOf(draft) === 'NEW_POST' && (
          <ChallengePart draft={draft} change={change} errorOf={errorOf} />
        )}
        <MissionPart courseSeq={courseSeq} items={items} draft={draft} change={change} errorOf={errorOf} />
        {isMaterial && (
          <DocumentsField
            label={t('files')}
            kind="material"
            documents={documents}
            kept={files.filter(({ fileSeq }) => !gone.includes(fileSeq))}
            onDrop={(fileSeq) => change({ deleteFiles: [...gone, fileSeq] })}
          />
        )}
        {isMaterial && <PdfSwitch draft={draft} change={change} />}
        {isLink && <LinkPart courseSeq={courseSeq} draft={draft} change={change} errorOf={errorOf} />}
        {type === curriculumTypes.video && <VideoPart draft={draft} change={change} errorOf={errorOf} />}
        {draft.uploadVodSeq && <CaptionsField uploadVodSeq={draft.uploadVodSeq} />}
        {!isLiveStarted && <Content draft={draft} change={change} errorOf={errorOf} onBusy={setUploading} />}
        {!isLiveStarted && type !== curriculumTypes.section && <RewardPart draft={draft} change={change} />}
        {!isLive && !isMission(draft) && (
          <Switch
            label={t('freeSwitch')}
            hint={t('freeSwitchHint')}
            checked={draft.isPublic ?? false}
            onChange={(isPublic) => change({ isPublic })}
          />
        )}
        {!isLiveStarted && (
          <Switch
            label={t('lockSwitch')}
            hint={t('lockSwitchHint')}
            checked={draft.lockStatusYn === 'Y'}
            onChange={(isLocked) => change({ lockStatusYn: isLocked ? 'Y' : 'N' })}
          />
        )}
        {refused && Object.keys(refused.fields).length === 0 && (
          <Notice tone="error">{refused.message}</Notice>
        )}
      </div>
    </FormDialog>
  )
}

/** What completes a mission by itself. */
function MissionPart({
  courseSeq,
  items,
  ...part
}: PartProps & Pick<ItemDialogProps, 'courseSeq' | 'items'>) {
  const missionType = missionTypeOf(part.draft)
  if (missionType === 'LESSON_COMPLETE') return <TargetPart items={items} {...part} />
  return missionType === 'ENTER_CHAT_ROOM' && <ChatPart courseSeq={courseSeq} {...part} />
}

interface ContentProps extends PartProps {
  onBusy: (isBusy: boolean) => void
}
function Content({ draft, change, errorOf, onBusy }: ContentProps) {
  const t = useWords(curriculumWords)
  const words = useWritingWords()
  const pictures = useTextPictures('course')
  const isText = draft.curriculumTypeCd === curriculumTypes.text
  const label = isText ? 'content' : isMission(draft) ? 'missionAsk' : 'about'
  return (
    <RichTextEditor
      label={t(label)}
      hint={isText ? t('contentHint') : undefined}
      value={draft.content ?? ''}
      onChange={(content) => change({ content })}
      words={words}
      pictures={pictures}
      onBusy={onBusy}
      error={errorOf('content')}
    />
  )
}

function WorkPart({ draft, change }: Pick<PartProps, 'draft' | 'change'>) {
  const t = useWords(curriculumWords)
  const way = draft.workTypeCd ?? workTypes.none
  return (
    <FieldSet legend={t('workType')} hint={t(way === workTypes.none ? 'workTypeHint99' : 'workTypeHint')}>
      <SegmentedControl
        label={t('workType')}
        wide
        value={way}
        onChange={(workTypeCd) => change({ workTypeCd })}
        options={Object.values(workTypes).map((value) => ({ value, label: t(`workType${value}`) }))}
      />
    </FieldSet>
  )
}
