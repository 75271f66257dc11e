import { notificationTexts } from 'contract/growth/forms/notifications.messages'
import { refusals } from 'contract/growth/forms/refusals'
import { memberErased } from 'contract/people/members/events'
import { feature } from '../../../platform/feature.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { enrolAgain } from './form-enrolment.jobs.ts'
import { releaseFilesOfUser } from './form-files.service.ts'
import { addFormSegment, giveFormCoupon, notifyOfResponse } from './forms.notify.ts'
import { formRoutes } from './forms.routes.ts'
import { mergeResponses } from './merge-accounts.queries.ts'
import { responsesSpreadsheet } from './responses-spreadsheet.service.ts'
import { deleteResponsesOf } from './responses.queries.ts'

/** Forms that a site publishes, and what people answer. */
export const forms = feature({
  refusals,
  notificationTexts,
  routes: formRoutes,
  spreadsheets: [responsesSpreadsheet],
  listeners: [
    addFormSegment,
    giveFormCoupon,
    notifyOfResponse,
    on('forms.deleteResponses', memberErased, (ctx, { userSeq }) =>
      ctx.transaction(async (tx) => {
        await releaseFilesOfUser(tx, userSeq, ctx.now())
        await deleteResponsesOf(tx, userSeq)
      }),
    ),
  ],
  tasks: [enrolAgain],
  mergeAccounts: { onSite: mergeResponses },
  // The address of an upload comes from the form itself.
  uploadKinds: [{ kind: 'form_file', permissions: [] }],
  fileColumns: { form_files: ['file_seq'] },
  userColumns: { form_responses: ['user_seq'] },
})
