import { useState } from 'react'
import { isRefusal, type Refusal } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useWritingMessages } from '../../../../platform/management/use-writing-messages.ts'
import type { CourseSeq } from 'contract/values/ids'
import { Notice } from '../../../../ui/Notice.tsx'
import { RichTextEditor } from '../../../../platform/editor/RichTextEditor.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import type { Draft } from '../curriculum.api.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import { videoLinkMessages } from '../link.messages.ts'
import { videoRuleMessages } from '../video.messages.ts'
import { brokenOf, brokenTitle } from '../item.ts'
import { useKindOf, useLocale, type PartProps } from '../item-kind.ts'
import { curriculumTypes, vodTypes } from 'contract/values/type-codes'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { DocumentRow } from 'contract/system/files/schemas'
import { useDocuments } from '../../../system/files/use-documents.ts'
import { useTextPictures } from '../../../system/files/use-text-pictures.ts'
import css from './ItemDialog.module.css'
import { RewardPart } from './RewardPart.tsx'

interface ItemDialogProps {
  courseSeq: CourseSeq
  title: string
  okLabel: string
  start: Draft
  isNew?: boolean
  /** Whether the live lesson has started, so that only its title can change. */
  isLiveStarted?: boolean
  /** The stored item. */
  item?: EditableItem
  /** The stored files of the item. */
  files?: DocumentRow[]
  /** The items that a mission may require. */
  items: readonly EditableItem[]
  /** Resolves when the item is stored. */
  onSave: (draft: Draft, weeks: number) => Promise<unknown>
  onClose: () => void
}

/** The form of one item. Stays open with the draft until it is stored. */
export function ItemDialog({
  courseSeq,
  title,
  okLabel,
  start,
  items,
  onSave,
  onClose,
  ...known
}: ItemDialogProps) {
  const t = useMessages(curriculumMessages)
  const rules = useMessages(videoRuleMessages)
  const links = useMessages(videoLinkMessages)
  const locale = useLocale()
  const [draft, setDraft] = useState(start)
  const [weeks, setWeeks] = useState<number | null>(1)
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const { isNew = false, isLiveStarted = false, files = [], item = null } = known
  const documents = useDocuments('material')
  const kind = useKindOf(draft)
  const Part = isLiveStarted ? undefined : kind?.Part
  const own = isLiveStarted ? undefined : kind?.broken?.(draft)
  const broken = isLiveStarted ? brokenTitle(draft) : brokenOf(draft)
  const errorOf = (name: string) => {
    const said = own?.get(name)
    if (said) return isTried ? said(locale) : undefined
    const trouble = broken.get(name)
    if (trouble === 'FREE_AND_LIMITED') return rules(trouble)
    if (trouble === 'NOT_A_VIDEO_LINK' && isTried)
      return links(draft.vodTypeCd === vodTypes.youtube ? 'NOT_A_YOUTUBE_LINK' : trouble)
    if (trouble === 'NOT_A_VIDEO_LINK') return undefined
    return trouble && isTried ? t(trouble) : refused?.fields[name]
  }
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }))
  const submit = () => {
    setTried(true)
    if (broken.size > 0 || own?.size || isSaving || documents.isSending) return
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
        {Part && (
          <Part
            draft={draft}
            change={change}
            errorOf={errorOf}
            courseSeq={courseSeq}
            item={item}
            items={items}
            weeks={isNew ? { value: weeks, onChange: setWeeks } : null}
            files={files}
            documents={documents}
          />
        )}
        {!isLiveStarted && <Content {...{ draft, change, errorOf }} onBusy={setUploading} />}
        {!isLiveStarted && draft.curriculumTypeCd !== curriculumTypes.section && (
          <RewardPart draft={draft} change={change} />
        )}
        {!kind?.isNeverFree && (
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

interface ContentProps extends PartProps {
  onBusy: (isBusy: boolean) => void
}
function Content({ draft, change, errorOf, onBusy }: ContentProps) {
  const t = useMessages(curriculumMessages)
  const words = useWritingMessages()
  const pictures = useTextPictures('course')
  const locale = useLocale()
  const { label, hint } = useKindOf(draft)?.content ?? {}
  return (
    <RichTextEditor
      label={label?.(locale) ?? t('about')}
      hint={hint?.(locale)}
      value={draft.content ?? ''}
      onChange={(content) => change({ content })}
      words={words}
      pictures={pictures}
      onBusy={onBusy}
      error={errorOf('content')}
    />
  )
}
