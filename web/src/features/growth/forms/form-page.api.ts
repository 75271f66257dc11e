import * as api from 'contract/growth/forms/submit.api'
import type { Output } from 'contract/http/endpoint'
import { loadEndpoint, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import type { Site } from '../../../platform/site.tsx'

export type PublicForm = Output<typeof api.showForm>
export type FormOutcome = Output<typeof api.submitForm>
export type FormEntry = Output<typeof api.enterForm>

export const useForm = (formId: string) => useEndpoint(api.showForm, { formId })
export const loadForm = (site: Site, formId: string) => loadEndpoint(site, api.showForm, { formId })
export const useFormEntry = (formId: string, enabled: boolean) =>
  useEndpoint(api.enterForm, { formId }, { enabled })
export const useFormPreview = (formId: string) => useEndpoint(api.previewForm, { formId })
export const useSubmitForm = (formId: string) => useCommand(api.submitForm, { formId })
