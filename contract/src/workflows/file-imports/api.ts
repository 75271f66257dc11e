import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { MAX_IMPORT_ROWS } from './file-imports.rules.ts'
import {
  FileImport,
  FileImportRow,
  ImportColumns,
  ImportCourse,
  ImportedSale,
  importKind,
  ImportRow,
  ImportRowFilter,
} from './schemas.ts'

const path = '/channels/:channelSeq/file-imports'
const access = 'SITE_IMPORT_CREATE'

/** Files of other services, the latest first. docs/rules.md R-1230. */
export const listFileImports = endpoint({
  method: 'GET',
  path,
  access,
  query: Paged,
  reply: z.object({ list: FileImportRow.array(), total: z.int() }),
  shows: 'file-imports',
})
/** An empty spreadsheet with the headings that are understood. */
export const getImportTemplate = endpoint({
  method: 'POST',
  path: `${path}/template`,
  access,
  action: 'file-imports.getImportTemplate',
  body: z.object({ kind: importKind }),
  reply: FileLink,
})
/** Reads a file that the caller uploaded as `import_file`. Nothing is made of it by this. */
export const createFileImport = endpoint({
  method: 'POST',
  path,
  access,
  action: 'file-imports.createFileImport',
  body: z.object({ kind: importKind, fileSeq: seq('file') }),
  reply: z.object({ fileImportSeq: seq('fileImport') }),
  refuses: ['NOT_FOUND', 'IMPORT_UNREADABLE', 'IMPORT_EMPTY', 'IMPORT_TOO_LARGE', 'TOO_MANY_REQUESTS'],
  touches: ['file-imports'],
})
export const getFileImport = endpoint({
  method: 'GET',
  path: `${path}/:fileImportSeq`,
  access,
  reply: FileImport,
  refuses: ['NOT_FOUND'],
  shows: 'file-imports',
})
/** The rows of a file in its order, those with a fault by themselves. */
export const listImportRows = endpoint({
  method: 'GET',
  path: `${path}/:fileImportSeq/rows`,
  access,
  query: ImportRowFilter,
  reply: z.object({ list: ImportRow.array(), total: z.int() }),
  refuses: ['NOT_FOUND'],
  shows: 'file-imports',
})
/** Says which column means what, and checks every row anew. */
export const saveImportColumns = endpoint({
  method: 'POST',
  path: `${path}/:fileImportSeq/columns`,
  access,
  action: 'file-imports.saveImportColumns',
  body: z.object({ columns: ImportColumns }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'IMPORT_STARTED'],
  touches: ['file-imports'],
})
/** Begins to make what the rows without a fault say. docs/rules.md R-1233. */
export const startFileImport = endpoint({
  method: 'POST',
  path: `${path}/:fileImportSeq/start`,
  access,
  action: 'file-imports.startFileImport',
  body: z.object({
    /** Invites those without an account by mail; staff state that these people agreed to hear from the site. */
    sendsInvitations: z.boolean().default(false),
    /** Adds a seat for each learner whose class is full. docs/rules.md R-1290. */
    addsSeats: z.boolean().default(false),
  }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'IMPORT_STARTED', 'IMPORT_RUNNING', 'IMPORT_NOTHING_READY'],
  touches: ['file-imports'],
})
/** A spreadsheet of the rows, each with what became of it. */
export const downloadFileImport = endpoint({
  method: 'POST',
  path: `${path}/:fileImportSeq/download`,
  access,
  action: 'file-imports.downloadFileImport',
  whileSuspended: 'managers',
  reply: FileLink,
  refuses: ['NOT_FOUND'],
})
/** Deletes what was read of a file. What was made of it stays. */
export const deleteFileImport = endpoint({
  method: 'DELETE',
  path: `${path}/:fileImportSeq`,
  access,
  action: 'file-imports.deleteFileImport',
  reply: nothing,
  refuses: ['NOT_FOUND', 'IMPORT_RUNNING'],
  touches: ['file-imports'],
})

/** The classes that a file names, and which classes they mean. */
export const listImportCourses = endpoint({
  method: 'GET',
  path: `${path}/:fileImportSeq/courses`,
  access,
  query: Paged,
  reply: z.object({ list: ImportCourse.array(), total: z.int() }),
  refuses: ['NOT_FOUND'],
  shows: 'file-imports',
})
/** Says which class a name in a file means, and checks every row anew. */
export const saveImportCourse = endpoint({
  method: 'POST',
  path: `${path}/:fileImportSeq/courses`,
  access,
  action: 'file-imports.saveImportCourse',
  body: z.object({ position: z.int().min(0).max(MAX_IMPORT_ROWS), courseSeq: seq('course').nullable() }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'CLASS_NOT_FOUND', 'IMPORT_STARTED'],
  touches: ['file-imports'],
})
/** What was sold at other services, the latest first. None of it is in a sum of this site. docs/rules.md R-1235. */
export const listImportedSales = endpoint({
  method: 'GET',
  path: `${path}/sales`,
  access,
  query: Paged,
  reply: z.object({ list: ImportedSale.array(), total: z.int() }),
  shows: 'file-imports',
})
