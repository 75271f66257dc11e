import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { seq } from '../../values/ids.ts'
import {
  RowResult,
  rowNo,
  rowsAtOnce,
  WorkbookUpload,
  workbookRefusals,
} from '../../values/workbook-upload.ts'
import { coursePath } from './applications.schemas.ts'
import { attendeeRowFaults } from './attendee-upload.rules.ts'

const path = `${coursePath}/attendees/upload` as const

/** An empty spreadsheet with the headings of learners to add. */
export const getAttendeeTemplate = endpoint({
  method: 'POST',
  path: `${path}/template`,
  access: 'CLASS_STUDENT_CREATE',
  action: 'admissions.getAttendeeTemplate',
  reply: FileLink,
  refuses: ['CLASS_NOT_FOUND'],
})
/** Reads a spreadsheet of learners: which member each row means, and what is wrong with which. Nobody is added by this. */
export const checkAttendeeUpload = endpoint({
  method: 'POST',
  path: `${path}/check`,
  access: 'CLASS_STUDENT_CREATE',
  action: 'admissions.checkAttendeeUpload',
  body: WorkbookUpload,
  reply: z.object({
    rows: z.array(
      z.object({
        rowNo,
        /** The member it means, else what the row says. */
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        /** The last day in Seoul; null for what the class says. */
        until: z.iso.date().nullable(),
        userSeq: seq('user').nullable(),
        fault: z.enum(attendeeRowFaults).nullable(),
      }),
    ),
  }),
  refuses: [...workbookRefusals, 'CLASS_NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
/**
 * Enrols members without payment, each by itself. People who learn already keep what they have, so the same rows may be
 * sent again. docs/rules.md R-824.
 */
export const addAttendees = endpoint({
  method: 'POST',
  path,
  access: 'CLASS_STUDENT_CREATE',
  action: 'admissions.addAttendees',
  body: z.object({
    rows: rowsAtOnce(z.object({ rowNo, userSeq: seq('user'), until: z.iso.date().nullable() })),
  }),
  reply: z.object({ results: RowResult.array() }),
  refuses: ['CLASS_NOT_FOUND', 'NOT_POSSIBLE_NOW'],
  touches: ['enrolments', 'courses', 'statistics'],
})
