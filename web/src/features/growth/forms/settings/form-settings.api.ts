import * as api from 'contract/growth/forms/api'
import { classFault } from 'contract/growth/forms/form-enrolment.rules'
import type { FormState } from 'contract/growth/forms/forms.rules'
import * as events from 'contract/growth/forms/events.api'
import * as responses from 'contract/growth/forms/responses.api'
import type { FormLine } from 'contract/growth/forms/schemas'
import type { Input, Output } from 'contract/http/endpoint'
import { listAdminCourses } from 'contract/teaching/courses/api'
import { listCoupons } from 'contract/money/coupons/api'
import type { FormResponseSeq, FormSeq } from 'contract/values/ids'
import { useCommand, useEndpoint, usePagedEndpoint } from '../../../../platform/endpoint.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { factsOf } from '../../../teaching/courses/course-facts.ts'

export type { FormLine }
export type Form = Output<typeof api.getForm>
export type FormResponse = Output<typeof responses.getFormResponse>
export type NewItem = Input<typeof api.addFormItem>['body']

interface ListQuery {
  page: number
  size: number
  q: string
  state: FormState | 'all'
}
export const useForms = ({ page, size, q, state }: ListQuery) =>
  useEndpoint(
    api.listForms,
    { query: { page, size, ...(q && { q }), ...(state !== 'all' && { state }) } },
    { keep: true },
  )
export const useForm = (formSeq: FormSeq) => useEndpoint(api.getForm, { formSeq })
export const useCreateForm = () => useCommand(api.createForm, {})
export const useCopyForm = () => useCommand(api.copyForm, {})
export const useUpdateForm = (formSeq: FormSeq) => useCommand(api.updateForm, { formSeq })
export const usePublishForm = () => useCommand(api.publishForm, {})
export const useCloseForm = () => useCommand(api.closeForm, {})
export const useDeleteForm = () => useCommand(api.deleteForm, {})

export const useAddItem = (formSeq: FormSeq) => useCommand(api.addFormItem, { formSeq })
export const useChangeItem = (formSeq: FormSeq) => useCommand(api.changeFormItem, { formSeq })
export const useDeleteItem = (formSeq: FormSeq) => useCommand(api.deleteFormItem, { formSeq })
export const useOrderItems = (formSeq: FormSeq) => useCommand(api.orderFormItems, { formSeq })

export type FormEvent = Output<typeof events.listFormEvents>['list'][number]
export const useEvents = (formSeq: FormSeq) => useEndpoint(events.listFormEvents, { formSeq })
export const useSaveEvents = (formSeq: FormSeq) => useCommand(events.saveFormEvents, { formSeq })
export const useCoupons = (enabled: boolean) => useEndpoint(listCoupons, {}, { enabled })

/** The classes of the site in which a form can enrol people, of the first hundred that everybody sees. */
export function useFreeClasses(enabled: boolean) {
  const query = { shelf: 'public' as const, page: 1, size: 100 }
  const { data } = useEndpoint(listAdminCourses, { query }, { enabled })
  const now = useNow()
  const list = data?.list.filter((one) => classFault(factsOf(one), now) === null) ?? []
  return { list, isEmpty: data !== undefined && list.length === 0 }
}

export const useResponses = (formSeq: FormSeq, q: string) =>
  usePagedEndpoint(
    responses.listFormResponses,
    { formSeq, query: q ? { q } : {} },
    { next: ({ nextBefore }) => (nextBefore === null ? null : { before: nextBefore }), keep: true },
  )
export const useSummary = (formSeq: FormSeq) => useEndpoint(responses.summarizeFormResponses, { formSeq })
export const useDeleteResponse = (formSeq: FormSeq) => useCommand(responses.deleteFormResponse, { formSeq })
export const useOpenFile = (formSeq: FormSeq, formResponseSeq: FormResponseSeq) =>
  useCommand(responses.openFormFile, { formSeq, formResponseSeq })
/** `link()` gives the address of the spreadsheet of what the list shows. */
export function useResponseSpreadsheet(formSeq: FormSeq, q: string) {
  const { run, isRunning } = useCommand(responses.downloadFormResponses, { formSeq })
  return { link: () => run({ body: q ? { q } : {} }), isRunning }
}

/** The address at which people answer a form. */
export const linkOf = (formId: string) => `${location.origin}/forms/${formId}`
