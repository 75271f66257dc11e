import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { email, instant, nothing, Paged, seq } from '../../values/ids.ts'
import { phone } from '../../values/contact.ts'
import { oneLine } from '../../values/texts.ts'
import {
  RowResult,
  rowNo,
  rowsAtOnce,
  WorkbookUpload,
  workbookRefusals,
} from '../../values/workbook-upload.ts'
import { memberRowFaults } from './invitations.rules.ts'

const path = '/channels/:channelSeq/members/invitations'

/** An empty spreadsheet with the headings of people to invite. */
export const getMemberTemplate = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/template`,
  access: 'SITE_MEMBER_CREATE',
  action: 'members.getMemberTemplate',
  reply: FileLink,
})
/** Reads a spreadsheet of people to invite and says what is wrong with which row. Nobody is invited by this. */
export const checkMemberUpload = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/check`,
  access: 'SITE_MEMBER_CREATE',
  action: 'members.checkMemberUpload',
  body: WorkbookUpload,
  reply: z.object({
    /** Names the file when its rows are sent. */
    memberUploadSeq: seq('member upload'),
    rows: z.array(
      z.object({
        rowNo,
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        fault: z.enum(memberRowFaults).nullable(),
      }),
    ),
  }),
  refuses: [...workbookRefusals, 'TOO_MANY_REQUESTS'],
})
/** Invites people by mail, each by itself. Members and people who are invited already are left alone. docs/rules.md R-823. */
export const inviteNewMembers = endpoint({
  method: 'POST',
  base: 'util',
  path,
  access: 'SITE_MEMBER_CREATE',
  action: 'members.inviteNewMembers',
  body: z.object({
    rows: rowsAtOnce(z.object({ rowNo, email, name: oneLine(1, 60), phone })),
    /** Staff state that these people agreed to hear from the site. */
    hasConsent: z.literal(true),
    /** The file that holds the rows; without it they are kept as a file of their own. */
    memberUploadSeq: seq('member upload').optional(),
  }),
  reply: z.object({ results: RowResult.array() }),
  refuses: ['INVITATIONS_FULL', 'NOT_FOUND'],
  touches: ['members'],
})
/** Who was invited and did not join yet, the latest first. */
export const listMemberInvitations = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_MEMBER_READ',
  query: Paged,
  reply: z.object({
    list: z
      .object({
        memberInvitationSeq: seq('member invitation'),
        email: z.string(),
        name: z.string(),
        phone: z.string().nullable(),
        invitedBy: z.string(),
        invitedAt: instant,
      })
      .array(),
    total: z.int(),
  }),
  shows: 'members',
})
/** Whom the link in the mail invites, for the form of joining; null once the invitation is withdrawn, used or over. */
export const getReceivedInvitation = endpoint({
  method: 'GET',
  base: 'util',
  path: `${path}/received`,
  access: 'public',
  query: z.object({ code: z.string().max(120) }),
  reply: z.object({
    invited: z.object({ email: z.string(), name: z.string(), phone: z.string() }).nullable(),
  }),
})
export const withdrawMemberInvitation = endpoint({
  method: 'DELETE',
  base: 'util',
  path: `${path}/:memberInvitationSeq`,
  access: 'SITE_MEMBER_CREATE',
  action: 'members.withdrawMemberInvitation',
  reply: nothing,
  touches: ['members'],
})
