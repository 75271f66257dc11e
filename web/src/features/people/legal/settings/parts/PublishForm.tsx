import { useState } from 'react'
import { seoulDay } from 'contract/values/korea-time'
import { fairDay, noticeDays, checkValidFrom } from 'contract/people/legal/terms.rules'
import { messageOf } from '../../../../../platform/call.ts'
import { now } from '../../../../../platform/clock.ts'
import { LeaveWarning } from '../../../../../platform/draft.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDate } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { useLeaveMessages } from '../../../../../platform/management/use-leave-messages.ts'
import { useWritingMessages } from '../../../../../platform/management/use-writing-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { RichTextEditor } from '../../../../../platform/editor/RichTextEditor.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { RadioGroup } from '../../../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../../../ui/forms/TextArea.tsx'
import { Confirm } from '../../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { Notice } from '../../../../../ui/Notice.tsx'
import { usePublish, type LegalTexts } from '../legal-settings.api.ts'
import { legalSettingsMessages } from '../legal-settings.messages.ts'
import css from './legal-settings.module.css'

const isEmpty = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === ''

/** Publishes a new version: the kind of text, its changes, and the date from which it is in force. */
export function PublishForm({ texts, onDone }: { texts: LegalTexts; onDone: () => void }) {
  const t = useMessages(legalSettingsMessages)
  const { language } = useSite()
  const leaveMessages = useLeaveMessages()
  const writing = useWritingMessages()
  const form = usePublication(texts, onDone)
  const { draft, change, latest, trouble } = form
  const fair = formatDate(`${fairDay(form.today, draft.isAdverse)}T00:00:00+09:00`, language)
  const isSoon = trouble === null && draft.effectiveOn < fairDay(form.today, draft.isAdverse)
  const dateError =
    trouble === 'PAST'
      ? t('past')
      : trouble === 'BEFORE_LATEST'
        ? t('beforeLatest', { date: latest ?? '' })
        : undefined
  return (
    <>
      <FormSection title={t('newTitle')} why={t('newWhy')}>
        <div className={css.form}>
          <RadioGroup
            label={t('which')}
            value={draft.isStandard ? 'standard' : 'own'}
            onChange={(which) => change({ isStandard: which === 'standard' })}
            options={[
              { value: 'standard', label: t('whichStandard'), hint: t('whichStandardHint') },
              { value: 'own', label: t('whichOwn'), hint: t('whichOwnHint') },
            ]}
          />
          {!draft.isStandard && (
            <RichTextEditor
              label={t('body')}
              value={draft.body}
              onChange={(body) => change({ body })}
              error={form.isPressed && isEmpty(draft.body) ? t('needBody') : undefined}
              words={writing}
            />
          )}
          <TextArea
            rows={2}
            label={t('summary')}
            hint={t('summaryHint')}
            value={draft.summary}
            onChange={(summary) => change({ summary })}
            maxLength={300}
          />
          <Checkbox
            label={t('adverse')}
            hint={t('adverseHint')}
            checked={draft.isAdverse}
            onChange={form.setAdverse}
          />
          <Checkbox
            label={t('consent')}
            hint={t('consentHint')}
            checked={draft.needsConsent}
            onChange={(needsConsent) => change({ needsConsent })}
          />
          <DateTimeInput
            kind="date"
            label={t('from')}
            hint={t('fromHint', { date: fair })}
            value={draft.effectiveOn}
            min={form.today}
            onChange={(effectiveOn) => change({ effectiveOn })}
            error={dateError}
          />
          {isSoon && (
            <Notice tone="soon">{t('tooSoon', { days: noticeDays(draft.isAdverse), date: fair })}</Notice>
          )}
        </div>
        <div className={css.buttons}>
          <Button variant="outline" onPress={onDone}>
            {t('cancel')}
          </Button>
          <Button onPress={form.press}>{t('publish')}</Button>
        </div>
      </FormSection>
      <Confirm
        open={form.isAsking}
        title={t('publishTitle')}
        okLabel={t('publish')}
        cancelLabel={t('cancel')}
        busy={form.isRunning}
        onOk={() => void form.publish()}
        onCancel={form.back}
      >
        {t('publishText', { date: draft.effectiveOn.replaceAll('-', '.') })}
      </Confirm>
      <LeaveWarning isDirty={form.isDirty} words={leaveMessages} />
    </>
  )
}

function usePublication(texts: LegalTexts, onDone: () => void) {
  const t = useMessages(legalSettingsMessages)
  const today = seoulDay(now())
  const current = texts.versions.find(({ state }) => state === 'IN_FORCE')
  const [first] = useState(() => ({
    isStandard: current?.isStandard ?? true,
    body: current?.isStandard === false ? texts.inForce : texts.standard,
    summary: '',
    isAdverse: false,
    needsConsent: false,
    effectiveOn: fairDay(today, false),
  }))
  const [draft, setDraft] = useState(first)
  const [isPressed, setPressed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning } = usePublish(texts.kind)
  const newest = texts.versions[0]?.effectiveAt
  const latest = newest ? seoulDay(new Date(newest)) : null
  const trouble = checkValidFrom(draft.effectiveOn, { today, latest })
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))

  async function publish() {
    try {
      await run({ body: draft.isStandard ? { ...draft, body: '' } : draft })
      setDraft(first)
      toast({ text: t('published'), tone: 'ok' })
      onDone()
    } catch (error) {
      setAsking(false)
      toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
  }
  return {
    draft,
    change,
    /** Moves the default date, unless the owner chose another one. */
    setAdverse: (isAdverse: boolean) => {
      const wasOffered = draft.effectiveOn === fairDay(today, draft.isAdverse)
      change({ isAdverse, ...(wasOffered && { effectiveOn: fairDay(today, isAdverse) }) })
    },
    today,
    latest,
    trouble,
    isPressed,
    isAsking,
    isRunning,
    isDirty: draft !== first,
    press: () => {
      setPressed(true)
      if (trouble === null && (draft.isStandard || !isEmpty(draft.body))) setAsking(true)
    },
    back: () => setAsking(false),
    publish,
  }
}
