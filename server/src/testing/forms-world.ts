import { addFormItem, createForm, getForm, publishForm, updateForm } from 'contract/growth/forms/api'
import type { ItemFields } from 'contract/growth/forms/forms.rules'
import type { FormAnswer, FormInput } from 'contract/growth/forms/schemas'
import { enterForm, submitForm } from 'contract/growth/forms/submit.api'
import type { z } from 'zod'
import type { Person } from './person.ts'
import { aSite } from './world.ts'

export const itemBody = (more: Partial<ItemFields> = {}) => ({
  itemType: 'SHORT_TEXT' as const,
  label: 'Your name',
  helpText: '',
  isRequired: true,
  agreeKind: null,
  agreeText: '',
  ...more,
  options: [...(more.options ?? [])],
})

/** A site with one published form that requires a name. */
export async function aForm(settings: Partial<z.input<typeof FormInput>> = {}) {
  const world = await aSite()
  const { owner, channelSeq, clock } = world
  const { formSeq } = await owner.call(createForm, { channelSeq, body: { title: 'Open day' } })
  const ref = { channelSeq, formSeq }
  const { formItemSeq } = await owner.call(addFormItem, { ...ref, body: itemBody() })
  const { formId, title, description, answerMode, isLoginRequired, maxResponses } = await owner.call(
    getForm,
    ref,
  )
  const input = {
    formId,
    title,
    description,
    answerMode,
    isLoginRequired,
    maxResponses,
    startsAt: null,
    endsAt: null,
    ...settings,
  }
  await owner.call(updateForm, { ...ref, body: input })
  await owner.call(publishForm, ref)
  const page = { channelSeq, formId: input.formId }
  /** Opens the form, answers it and sends it, as its page does. */
  async function answer(
    who: Person,
    answers: FormAnswer[],
    more: { version?: number; website?: string } = {},
  ) {
    const { ticket } = await who.call(enterForm, page)
    clock.pass({ minutes: 1 })
    return who.call(submitForm, { ...page, body: { version: 1, website: '', ...more, ticket, answers } })
  }
  const name = (value: string) => [{ formItemSeq, value }]
  return { ...world, formSeq, ref, formItemSeq, input, page, answer, name }
}
