import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { instant, Paged, seq } from '../../values/ids.ts'

const path = '/channels/:channelSeq/members/invitations/files'

/** The spreadsheets from which people were invited within thirty days, the latest first. */
export const listMemberUploads = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_MEMBER_CREATE',
  query: Paged,
  reply: z.object({
    list: z
      .object({
        memberUploadSeq: seq('member upload'),
        uploadedBy: z.string(),
        uploadedAt: instant,
        rowCount: z.int(),
        doneCount: z.int(),
        /** Members, people who are invited already, and addresses that the file holds twice. */
        skippedCount: z.int(),
        failedCount: z.int(),
        /** Not sent yet. */
        openCount: z.int(),
      })
      .array(),
    total: z.int(),
  }),
  shows: 'members',
})
/** A spreadsheet of the rows, each with what became of it. */
export const downloadMemberUpload = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/:memberUploadSeq/download`,
  access: 'SITE_MEMBER_CREATE',
  action: 'members.downloadMemberUpload',
  whileSuspended: 'managers',
  reply: FileLink,
  refuses: ['NOT_FOUND'],
})
