import { useState } from 'react'
import {
  announcementAudiences,
  announcementLevels,
  LONGEST_ANNOUNCEMENT,
  LONGEST_TITLE,
  type AnnouncementAudience,
  type AnnouncementLevel,
} from 'contract/system/announcements/announcements.rules'
import type { AnnouncementSeq } from 'contract/values/ids'
import { parseSeoul, seoulInput } from 'contract/values/korea-time'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { announcementsDeskMessages } from '../announcements-desk.messages.ts'
import { useCreate, useModify, type DeskAnnouncement } from '../announcements.api.ts'
import css from './announcements.module.css'

interface Draft {
  title: string
  text: string
  level: AnnouncementLevel
  audience: AnnouncementAudience
  startsAt: string
  endsAt: string
}
const empty: Draft = { title: '', text: '', level: 'INFO', audience: 'STAFF', startsAt: '', endsAt: '' }
const draftOf = ({ title, text, level, audience, startsAt, endsAt }: DeskAnnouncement): Draft => ({
  title,
  text,
  level,
  audience,
  startsAt: seoulInput(new Date(startsAt)),
  endsAt: seoulInput(new Date(endsAt)),
})

interface AnnouncementDialogProps {
  before: DeskAnnouncement | null
  onClose: () => void
}
/** Makes an announcement, or changes one. */
export function AnnouncementDialog({ before, onClose }: AnnouncementDialogProps) {
  const t = useMessages(announcementsDeskMessages)
  const [draft, setDraft] = useState(before ? draftOf(before) : empty)
  const { save, isBusy, error } = useSave(before?.announcementSeq ?? null)
  const endsAt = parseSeoul(draft.endsAt)
  const isReady = draft.title.trim() !== '' && draft.text.trim() !== '' && endsAt !== null
  const finish = () => {
    if (!isReady) return
    const startsAt = parseSeoul(draft.startsAt)?.toISOString() ?? null
    void save({ ...draft, startsAt, endsAt: endsAt.toISOString() }).then(
      () => {
        toast({ text: t(before ? 'saved' : 'created'), tone: 'ok' })
        onClose()
      },
      // The dialog shows the failure.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t(before ? 'editTitle' : 'createTitle')}
      size="medium"
      okLabel={t(before ? 'save' : 'create')}
      cancelLabel={t('cancel')}
      onOk={finish}
      onClose={onClose}
      busy={isBusy}
      disabled={!isReady}
    >
      <Fields draft={draft} isRunning={before?.shelf === 'running'} onChange={setDraft} />
      {error !== null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
    </FormDialog>
  )
}

interface FieldsProps {
  draft: Draft
  isRunning: boolean
  onChange: (draft: Draft) => void
}
function Fields({ draft, isRunning, onChange }: FieldsProps) {
  const t = useMessages(announcementsDeskMessages)
  const set = (values: Partial<Draft>) => onChange({ ...draft, ...values })
  return (
    <div className={css.fields}>
      <div className={css.whole}>
        <TextInput
          label={t('name')}
          value={draft.title}
          onChange={(title) => set({ title })}
          maxLength={LONGEST_TITLE}
          required
        />
      </div>
      <div className={css.whole}>
        <TextArea
          label={t('text')}
          hint={t('textHint')}
          value={draft.text}
          onChange={(text) => set({ text })}
          maxLength={LONGEST_ANNOUNCEMENT}
          required
        />
      </div>
      <RadioGroup
        label={t('level')}
        hint={t('levelHint')}
        value={draft.level}
        onChange={(level) => set({ level })}
        options={announcementLevels.map((value) => ({ value, label: t(value) }))}
      />
      <RadioGroup
        label={t('audience')}
        value={draft.audience}
        onChange={(audience) => set({ audience })}
        options={announcementAudiences.map((value) => ({ value, label: t(value) }))}
      />
      <DateTimeInput
        label={t('startsAt')}
        hint={t(isRunning ? 'startedHint' : 'startsAtHint')}
        value={draft.startsAt}
        onChange={(startsAt) => set({ startsAt })}
        disabled={isRunning}
      />
      <DateTimeInput
        label={t('endsAt')}
        value={draft.endsAt}
        onChange={(endsAt) => set({ endsAt })}
        required
      />
    </div>
  )
}

function useSave(announcementSeq: AnnouncementSeq | null) {
  const create = useCreate()
  const modify = useModify()
  const { isRunning, error } = announcementSeq === null ? create : modify
  type Body = Omit<Draft, 'startsAt'> & { startsAt: string | null }
  const save = (body: Body): Promise<unknown> =>
    announcementSeq === null ? create.run({ body }) : modify.run({ announcementSeq, body })
  return { save, isBusy: isRunning, error }
}
