import { MAX_FILES, type CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import type { DocumentRow } from 'contract/system/files/schemas'
import type { CurriculumSeq } from 'contract/values/ids'
import { curriculumTypes } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireSent, replaceImages } from '../../system/files/files.public.ts'
import { findFilesOf, insertItemFiles, removeItemFiles } from './item-files.queries.ts'

type Change = { curriculumSeq: CurriculumSeq } & Pick<
  CurriculumDraft,
  'curriculumTypeCd' | 'addFiles' | 'deleteFiles'
>

/** Adds and removes files of an item; returns the bytes by which the item grew. */
export async function changeFiles(ctx: MemberContext, tx: ChannelTx, change: Change) {
  const { curriculumSeq, curriculumTypeCd, addFiles, deleteFiles } = change
  if (curriculumTypeCd !== curriculumTypes.material || addFiles.length + deleteFiles.length === 0) return 0
  const before = await findFilesOf(tx, curriculumSeq)
  const known = new Set(before.map(({ fileSeq }) => fileSeq))
  const fresh = [...new Set(addFiles)].filter((fileSeq) => !known.has(fileSeq))
  const { userSeq } = ctx.user
  const added = await requireSent(tx, { fileSeqs: fresh, kind: 'material', userSeq })
  const gone = before.filter(({ fileSeq }) => deleteFiles.includes(fileSeq))
  if (before.length - gone.length + added.length > MAX_FILES) throw refuse('TOO_MANY_FILES')
  await removeFiles(ctx, tx, { curriculumSeq, gone })
  const first = before.length + 1
  await insertItemFiles(
    tx,
    fresh.map((fileSeq, at) => ({ curriculumSeq, fileSeq, sort: first + at })),
  )
  await replaceImages(tx, { before: [], after: fresh, now: ctx.now(), kinds: ['material'] })
  return bytesOf(added) - bytesOf(gone)
}

/** Releases the files of a removed item. */
export async function dropFiles(ctx: MemberContext, tx: ChannelTx, curriculumSeq: CurriculumSeq) {
  await removeFiles(ctx, tx, { curriculumSeq, gone: await findFilesOf(tx, curriculumSeq) })
}

async function removeFiles(
  ctx: MemberContext,
  tx: ChannelTx,
  { curriculumSeq, gone }: { curriculumSeq: CurriculumSeq; gone: Pick<DocumentRow, 'fileSeq'>[] },
) {
  if (gone.length === 0) return
  const fileSeqs = gone.map(({ fileSeq }) => fileSeq)
  await removeItemFiles(tx, curriculumSeq, fileSeqs)
  await replaceImages(tx, { before: fileSeqs, after: [], now: ctx.now() })
}

const bytesOf = (files: { fileSize: number }[]) => files.reduce((sum, { fileSize }) => sum + fileSize, 0)

type FileRow = Awaited<ReturnType<typeof findFilesOf>>[number]
/** A file for people who may open it. */
export const documentRow = ({ fileSeq, originFileName, contentType, fileSize }: FileRow): DocumentRow => ({
  fileSeq,
  originFileName,
  contentType,
  fileSize,
})
