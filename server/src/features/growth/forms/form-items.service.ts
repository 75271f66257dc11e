import { deciders } from 'contract/growth/forms/conditions.rules'
import { isItemComplete, MAX_ITEMS } from 'contract/growth/forms/forms.rules'
import type { FormItem, FormItemInput } from 'contract/growth/forms/schemas'
import type { FormItemSeq, FormSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import * as queries from './form-items.queries.ts'
import { changeForm, getLocked } from './forms.service.ts'

type NewItem = Omit<z.output<typeof FormItem>, 'formItemSeq'>

/** The question of a condition is an earlier one of the same form, and a page has none itself. FORM_ITEM_INCOMPLETE. */
function checkCondition(
  own: z.output<typeof FormItem>[],
  formItemSeq: FormItemSeq | null,
  { itemType, showIf }: Pick<NewItem, 'itemType' | 'showIf'>,
) {
  const isKnown = deciders(own, formItemSeq).some((one) => one.formItemSeq === showIf?.formItemSeq)
  if (showIf && (!isKnown || itemType === 'PAGE')) throw refuse('FORM_ITEM_INCOMPLETE')
}

export function addItem(ctx: MemberContext, formSeq: FormSeq, item: NewItem) {
  if (!isItemComplete(item)) throw refuse('FORM_ITEM_INCOMPLETE')
  return ctx.transaction(async (tx) => {
    const form = await getLocked(tx, formSeq)
    const own = await queries.findItems(tx, formSeq)
    if (own.length >= MAX_ITEMS) throw refuse('FORM_ITEMS_FULL')
    checkCondition(own, null, item)
    ctx.audit.record({ about: form.title })
    return queries.insertItem(tx, formSeq, { ...item, sort: await queries.nextSort(tx, formSeq) })
  })
}

export const changeItem = (
  ctx: MemberContext,
  { formSeq, formItemSeq }: { formSeq: FormSeq; formItemSeq: FormItemSeq },
  input: z.output<typeof FormItemInput>,
) =>
  changeForm(ctx, formSeq, async (tx) => {
    const own = await queries.findItems(tx, formSeq)
    const item = own.find((one) => one.formItemSeq === formItemSeq)
    if (!item) throw refuse('NOT_FOUND')
    const changed = { ...input, itemType: item.itemType }
    checkCondition(own, formItemSeq, changed)
    if (!isItemComplete(changed)) throw refuse('FORM_ITEM_INCOMPLETE')
    await queries.changeItem(tx, formItemSeq, input)
  })

/** What was answered to it stays with the versions that had it. */
export const deleteItem = (ctx: MemberContext, formSeq: FormSeq, formItemSeq: FormItemSeq) =>
  changeForm(ctx, formSeq, async (tx) => {
    const item = (await queries.findItems(tx, formSeq)).find((one) => one.formItemSeq === formItemSeq)
    if (!item) throw refuse('NOT_FOUND')
    await queries.deleteItem(tx, formItemSeq)
  })

/** Items that are not named keep their order behind the named ones. */
export const orderItems = (ctx: MemberContext, formSeq: FormSeq, named: readonly FormItemSeq[]) =>
  changeForm(ctx, formSeq, async (tx) => {
    const own = (await queries.findItems(tx, formSeq)).map(({ formItemSeq }) => formItemSeq)
    const first = [...new Set(named)].filter((one) => own.includes(one))
    await queries.orderItems(tx, formSeq, [...first, ...own.filter((one) => !first.includes(one))])
  })
