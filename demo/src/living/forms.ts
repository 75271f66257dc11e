import type { AnswerValue } from 'contract/growth/forms/answers.rules'
import { updateForm as update } from 'contract/growth/forms/api'
import { FormSubmission } from 'contract/growth/forms/schemas'
import type { FormItemSeq } from 'contract/values/ids'
import { saveEvents } from 'server/src/features/growth/forms/form-events.service.ts'
import { addItem } from 'server/src/features/growth/forms/form-items.service.ts'
import { createForm, publishForm, updateForm } from 'server/src/features/growth/forms/forms.service.ts'
import { enterForm, submitForm } from 'server/src/features/growth/forms/submit.service.ts'
import type { actingIn } from './acting.ts'
import type { When } from './life.ts'

type Item = Parameters<typeof addItem>[2]

/** A form of the demo with what people answered, each in the order of its items. */
export interface DemoForm {
  formId: string
  title: string
  description: string
  /** What people read afterwards. */
  thanks: string
  items: readonly Partial<Item>[]
  answers: readonly { name: string; at: When; values: readonly (AnswerValue | null)[] }[]
}

const plain: Item = {
  itemType: 'SHORT_TEXT',
  label: '',
  helpText: '',
  isRequired: false,
  options: [],
  agreeKind: null,
  agreeText: '',
  showIf: null,
}

/** Made and published by the owner, and answered by learners. */
export async function publishAndAnswer(as: ReturnType<typeof actingIn>, owner: string, form: DemoForm) {
  const { formId, title, description, thanks } = form
  const ctx = as(owner, [-20, '10:00'])
  const { formSeq } = await createForm(ctx, title)
  const settings = { formId, title, description, answerMode: 'MOD_Y', isLoginRequired: false }
  await updateForm(
    ctx,
    formSeq,
    update.body.parse({ ...settings, startsAt: null, endsAt: null, maxResponses: null }),
  )
  const itemSeqs: FormItemSeq[] = []
  for (const item of form.items)
    itemSeqs.push((await addItem(ctx, formSeq, { ...plain, ...item })).formItemSeq)
  await saveEvents(ctx, formSeq, [{ action: 'MESSAGE', text: thanks }])
  await publishForm(ctx, formSeq)
  for (const { name, at, values } of form.answers) {
    const [day, time] = at
    const { ticket } = await enterForm(as(name, [day, `${time.slice(0, 2)}:00`]), formId)
    const answers = values.flatMap((value, n) =>
      value === null ? [] : [{ formItemSeq: itemSeqs[n], value }],
    )
    await submitForm(as(name, at), formId, FormSubmission.parse({ version: 1, website: '', ticket, answers }))
  }
}
