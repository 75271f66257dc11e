import { useState } from 'react'
import { LONGEST_CONTENT } from 'contract/growth/alimtalk/alimtalk.rules'
import { unknownVariables } from 'contract/growth/campaigns/campaigns.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import {
  useCreateTemplate,
  useModifyTemplate,
  type AlimtalkTemplate,
  type TemplateDraft,
} from '../alimtalk.api.ts'
import { alimtalkMessages } from '../alimtalk.messages.ts'
import { AlimtalkPreview } from '../AlimtalkPreview.tsx'
import { areButtonsWhole, ButtonFields } from '../ButtonFields.tsx'
import css from './alimtalk.module.css'

const emptyDraft: TemplateDraft = { name: '', content: '', buttons: [] }

type Fault = 'nameNeeded' | 'contentNeeded' | 'variableUnknown' | 'buttonWrong'
function faultOf({ name, content, buttons }: TemplateDraft): Fault | null {
  if (name.trim() === '') return 'nameNeeded'
  if (content.trim() === '') return 'contentNeeded'
  if (unknownVariables(content).length > 0) return 'variableUnknown'
  return areButtonsWhole(buttons) ? null : 'buttonWrong'
}

interface TemplateFormProps {
  /** Null for a new one. */
  template: AlimtalkTemplate | null
  onClose: () => void
}
/** What a template says, with the message below. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const t = useMessages(alimtalkMessages)
  const { draft, change, submit, fault, error, isRunning } = useTemplateForm(template, onClose)
  const names = unknownVariables(draft.content).join(', ')
  const problem = (fault && t(fault, { names })) || (error && messageOf(error, t('failed')))
  return (
    <FormDialog
      title={t(template ? 'editTitle' : 'createTitle')}
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={submit}
      onClose={onClose}
      busy={isRunning}
    >
      <div className={css.stack}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextInput
          label={t('name')}
          value={draft.name}
          onChange={(name) => change({ name })}
          maxLength={60}
        />
        <TextArea
          label={t('content')}
          hint={t('contentHint')}
          rows={6}
          maxLength={LONGEST_CONTENT}
          value={draft.content}
          onChange={(content) => change({ content })}
        />
        <ButtonFields buttons={draft.buttons} onChange={(buttons) => change({ buttons })} />
        {draft.content.trim() !== '' && <AlimtalkPreview content={draft.content} buttons={draft.buttons} />}
      </div>
    </FormDialog>
  )
}

function useTemplateForm(template: AlimtalkTemplate | null, onClose: () => void) {
  const t = useMessages(alimtalkMessages)
  const create = useCreateTemplate()
  const modify = useModifyTemplate()
  const { draft, change } = useDraft<TemplateDraft>(
    template ? { name: template.name, content: template.content, buttons: template.buttons } : emptyDraft,
  )
  const [isTried, setTried] = useState(false)
  const store = async () => {
    const buttons = draft.buttons.map(({ name, url }) => ({ name: name.trim(), url: url.trim() }))
    const body = { name: draft.name.trim(), content: draft.content.trim(), buttons }
    if (!template) return create.run({ body })
    return modify.run({ alimtalkTemplateSeq: template.alimtalkTemplateSeq, body })
  }
  const submit = () => {
    setTried(true)
    if (faultOf(draft)) return
    store().then(
      () => {
        toast({ text: t('templateSaved'), tone: 'ok' })
        onClose()
      },
      // Shown in the dialog.
      () => null,
    )
  }
  const { error, isRunning } = template ? modify : create
  return { draft, change, submit, fault: isTried ? faultOf(draft) : null, error, isRunning }
}
