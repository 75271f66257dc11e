import { useState } from 'react'
import type { SnippetFault, SnippetNeeds } from 'contract/growth/integrations/snippets.schemas'
import { MAX_SNIPPET } from 'contract/growth/integrations/snippets.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useDraft, LeaveWarning } from '../../../../platform/draft.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useLeaveMessages } from '../../../../platform/management/use-leave-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useCheckSnippet, useRunSnippet, useSaveSnippet } from '../integrations.api.ts'
import { draftOf, type SnippetTexts } from '../snippet-draft.ts'
import { snippetMessages } from '../snippet.messages.ts'
import css from './integrations.module.css'
import { Needs } from './RequiredSettings.tsx'

interface SnippetFormProps {
  /** The newest version. */
  stored: SnippetTexts
  /** The initial texts: the newest version, or one that the owner loaded. */
  begun: SnippetTexts
  onSaved: () => void
}

/** Edits a new version and shows what it requires before it is saved. */
export function SnippetForm({ stored, begun, onSaved }: SnippetFormProps) {
  const t = useMessages(snippetMessages)
  const leaveMessages = useLeaveMessages()
  const { draft, change } = useDraft(begun)
  const [faults, setFaults] = useState<SnippetFault[]>([])
  const [problem, setProblem] = useState<string>()
  const [needs, setNeeds] = useState<SnippetNeeds | null>(null)
  const check = useCheckSnippet()
  const save = useSaveSnippet()
  const run = useRunSnippet()
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored)

  async function look() {
    setFaults([])
    setProblem(isDirty ? undefined : t('empty'))
    if (!isDirty) return
    try {
      const found = await check.run({ body: draftOf(draft) })
      setFaults(found.faults)
      if (found.faults.length === 0) setNeeds(found.needs)
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
    }
  }
  async function keep(seen: SnippetNeeds, isRun: boolean) {
    try {
      const confirmed = [...seen.scriptHosts, ...seen.talkHosts]
      const { version } = await save.run({ body: { ...draftOf(draft), confirmed } })
      const running = isRun ? (await run.run({ body: { version } })).running : null
      const isConfirming = isRun && running !== version
      toast({
        text: isConfirming ? t('requested', { version }) : t(isRun ? 'savedRun' : 'saved', { version }),
        tone: 'ok',
      })
      onSaved()
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
    }
    setNeeds(null)
  }
  return (
    <FormSection title={t('code')} why={t('codeWhy')}>
      <div className={css.code}>
        <TextArea
          label={t('head')}
          hint={t('headHint')}
          value={draft.head}
          onChange={(head) => change({ head })}
          maxLength={MAX_SNIPPET}
          rows={8}
          grows={false}
        />
        <TextArea
          label={t('body')}
          hint={t('bodyHint')}
          value={draft.body}
          onChange={(body) => change({ body })}
          maxLength={MAX_SNIPPET}
          rows={5}
        />
        <TextArea
          label={t('more')}
          hint={t('moreHint')}
          value={draft.hosts}
          onChange={(hosts) => change({ hosts })}
          rows={2}
        />
      </div>
      {faults.length > 0 && (
        <Notice tone="error" title={t('faults')}>
          <ul className={css.faults}>
            {faults.map(({ where, fault, what }) => (
              <li key={where + fault + what}>{t(fault, { where: t(`${where}_`), what })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <div>
        <Button onPress={() => void look()} loading={check.isRunning}>
          {t('save')}
        </Button>
      </div>
      <Needs
        of={needs}
        isBusy={save.isRunning || run.isRunning}
        onSave={(isRun) => needs && void keep(needs, isRun)}
        onCancel={() => setNeeds(null)}
      />
      <LeaveWarning isDirty={isDirty && !save.isRunning} words={leaveMessages} />
    </FormSection>
  )
}
