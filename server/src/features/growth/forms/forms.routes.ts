import * as api from 'contract/growth/forms/api'
import * as eventsApi from 'contract/growth/forms/events.api'
import * as responsesApi from 'contract/growth/forms/responses.api'
import * as submitApi from 'contract/growth/forms/submit.api'
import { implement } from '../../../platform/http/implement.ts'
import * as events from './form-events.service.ts'
import { openFile, openUpload } from './form-files.service.ts'
import * as items from './form-items.service.ts'
import * as forms from './forms.service.ts'
import { linkToResponses } from './responses-spreadsheet.service.ts'
import * as responses from './responses.service.ts'
import * as submit from './submit.service.ts'

export const formRoutes = [
  implement(api.listForms, ({ ctx, query }) => forms.listForms(ctx, query)),
  implement(api.createForm, ({ ctx, body }) => forms.createForm(ctx, body.title)),
  implement(api.getForm, ({ ctx, params }) => forms.getForm(ctx, params.formSeq)),
  implement(api.updateForm, ({ ctx, params, body }) => forms.updateForm(ctx, params.formSeq, body)),
  implement(api.deleteForm, ({ ctx, params }) => forms.deleteForm(ctx, params.formSeq)),
  implement(api.copyForm, ({ ctx, params, body }) => forms.copyForm(ctx, params.formSeq, body.title)),
  implement(api.publishForm, ({ ctx, params }) => forms.publishForm(ctx, params.formSeq)),
  implement(api.closeForm, ({ ctx, params }) => forms.closeForm(ctx, params.formSeq)),
  implement(api.addFormItem, ({ ctx, params, body }) => items.addItem(ctx, params.formSeq, body)),
  implement(api.changeFormItem, ({ ctx, params, body }) => items.changeItem(ctx, params, body)),
  implement(api.deleteFormItem, ({ ctx, params }) =>
    items.deleteItem(ctx, params.formSeq, params.formItemSeq),
  ),
  implement(api.orderFormItems, ({ ctx, params, body }) =>
    items.orderItems(ctx, params.formSeq, body.formItemSeqs),
  ),
  implement(eventsApi.listFormEvents, ({ ctx, params }) => events.listEvents(ctx, params.formSeq)),
  implement(eventsApi.saveFormEvents, ({ ctx, params, body }) =>
    events.saveEvents(ctx, params.formSeq, body.list),
  ),
  implement(responsesApi.listFormResponses, ({ ctx, params, query }) =>
    responses.listResponses(ctx, params.formSeq, query),
  ),
  implement(responsesApi.summarizeFormResponses, ({ ctx, params }) =>
    responses.summarizeResponses(ctx, params.formSeq),
  ),
  implement(responsesApi.getFormResponse, ({ ctx, params }) =>
    responses.getResponse(ctx, params.formSeq, params.formResponseSeq),
  ),
  implement(responsesApi.deleteFormResponse, ({ ctx, params }) =>
    responses.deleteResponse(ctx, params.formSeq, params.formResponseSeq),
  ),
  implement(responsesApi.openFormFile, ({ ctx, params }) => openFile(ctx, params)),
  implement(responsesApi.downloadFormResponses, ({ ctx, params, body }) =>
    linkToResponses(ctx, { formSeq: params.formSeq, ...body }),
  ),
  implement(submitApi.showForm, ({ ctx, params }) => submit.showForm(ctx, params.formId)),
  implement(submitApi.previewForm, ({ ctx, params }) => submit.previewForm(ctx, params.formId)),
  implement(submitApi.enterForm, ({ ctx, params }) => submit.enterForm(ctx, params.formId)),
  implement(submitApi.openFormUpload, ({ ctx, params, body }) => openUpload(ctx, params.formId, body)),
  implement(submitApi.submitForm, ({ ctx, params, body }) => submit.submitForm(ctx, params.formId, body)),
]
