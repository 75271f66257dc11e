import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { LONGEST_BUTTON, LONGEST_CONTENT, MAX_BUTTONS } from 'contract/growth/alimtalk/alimtalk.rules'
import { unknownVariables } from 'contract/growth/campaigns/campaigns.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
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
import css from './alimtalk.module.css'

const emptyDraft: TemplateDraft = { name: '', content: '', buttons: [] }
const WEB = /^https:\/\/\S+\.\S+$/i

type Fault = 'nameNeeded' | 'contentNeeded' | 'variableUnknown' | 'buttonWrong'
function faultOf({ name, content, buttons }: TemplateDraft): Fault | null {
  if (name.trim() === '') return 'nameNeeded'
  if (content.trim() === '') return 'contentNeeded'
  if (unknownVariables(content).length > 0) return 'variableUnknown'
  const isWrong = buttons.some((button) => button.name.trim() === '' || !WEB.test(button.url.trim()))
  return isWrong ? 'buttonWrong' : null
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
        <Buttons buttons={draft.buttons} onChange={(buttons) => change({ buttons })} />
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

interface ButtonsProps {
  buttons: TemplateDraft['buttons']
  onChange: (buttons: TemplateDraft['buttons']) => void
}
function Buttons({ buttons, onChange }: ButtonsProps) {
  const t = useMessages(alimtalkMessages)
  const write = (index: number, part: Partial<TemplateDraft['buttons'][number]>) =>
    onChange(buttons.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <>
      {buttons.map(({ name, url }, index) => (
        // Buttons have no name of their own before one is written; they are only added at the end and removed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.button}>
          <TextInput
            label={t('buttonName')}
            value={name}
            onChange={(text) => write(index, { name: text })}
            maxLength={LONGEST_BUTTON}
          />
          <TextInput
            label={t('buttonUrl')}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={url}
            onChange={(text) => write(index, { url: text })}
            maxLength={500}
          />
          <IconButton
            label={t('removeButton', { name: name || String(index + 1) })}
            icon={<IconX size={18} />}
            onPress={() => onChange(buttons.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {buttons.length < MAX_BUTTONS && (
        <div>
          <Button
            size="sm"
            variant="outline"
            icon={<IconPlus size={15} />}
            onPress={() => onChange([...buttons, { name: '', url: '' }])}
          >
            {t('addButton')}
          </Button>
        </div>
      )}
    </>
  )
}
