import type { BoardPostDraft } from 'contract/community/boards/schemas'
import type { BoardPostSeq, FileSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findShownVariants, openedFor, replaceImages, requireSent } from '../../system/files/files.public.ts'
import { requireSeen, type PostRef } from './board-access.service.ts'
import { deleteFiles, findFiles, insertFiles } from './board-files.queries.ts'

const PICTURE = 'board_picture'
const FILE = 'board_file'
type Row = Awaited<ReturnType<typeof findFiles>>[number]
const ofKind = (rows: readonly Row[], kind: typeof PICTURE | typeof FILE) =>
  rows.filter((row) => row.kind === kind)

interface PostFiles extends Pick<BoardPostDraft, 'pictures' | 'files'> {
  boardPostSeq: BoardPostSeq
}
/**
 * Gives a post these pictures and files; those that it had before and has no longer are deleted a day later. NOT_FOUND for files
 * that the caller did not upload for a board, or that another post has. docs/rules.md R-1055.
 */
export async function writeFiles(ctx: MemberContext, tx: ChannelTx, { boardPostSeq, ...draft }: PostFiles) {
  if (!draft.pictures && !draft.files) return
  const before = await findFiles(tx, boardPostSeq)
  const oldPictures = ofKind(before, PICTURE)
  const oldFiles = ofKind(before, FILE)
  const pictures = draft.pictures ?? oldPictures
  const files = draft.files?.map((fileSeq) => ({ fileSeq, altText: '' })) ?? oldFiles
  const { userSeq } = ctx.user
  await requireSent(tx, { fileSeqs: newIn(pictures, oldPictures), kind: PICTURE, userSeq })
  await requireSent(tx, { fileSeqs: newIn(files, oldFiles), kind: FILE, userSeq })
  const after = [...pictures, ...files]
  await deleteFiles(tx, boardPostSeq)
  if ((await insertFiles(tx, boardPostSeq, after)) !== after.length) throw refuse('NOT_FOUND')
  await replaceImages(tx, {
    before: seqsOf(before),
    after: seqsOf(after),
    now: ctx.now(),
    kinds: [PICTURE, FILE],
  })
}

const seqsOf = (rows: readonly { fileSeq: FileSeq }[]) => rows.map(({ fileSeq }) => fileSeq)
const newIn = (after: readonly { fileSeq: FileSeq }[], before: readonly Row[]) =>
  seqsOf(after).filter((fileSeq) => !before.some((row) => row.fileSeq === fileSeq))

/** The pictures and files of a post, for somebody who may read it. */
export async function showFiles(ctx: Context, boardPostSeq: BoardPostSeq) {
  const rows = await findFiles(ctx.db, boardPostSeq)
  const pictures = ofKind(rows, PICTURE)
  const variants = await findShownVariants(ctx, seqsOf(pictures))
  return {
    pictures: pictures.map(({ fileSeq, altText }) => ({
      fileSeq,
      altText,
      variants: variants.get(fileSeq) ?? [],
    })),
    files: ofKind(rows, FILE).map(({ fileSeq, originFileName, contentType, fileSize }) => ({
      fileSeq,
      originFileName,
      contentType,
      fileSize,
    })),
  }
}

/** An address of a file for somebody who may read its post now. */
export async function openFile(ctx: Context, postRef: PostRef, fileSeq: FileSeq) {
  await requireSeen(ctx, postRef)
  const files = ofKind(await findFiles(ctx.db, postRef.boardPostSeq), FILE)
  if (!files.some((file) => file.fileSeq === fileSeq)) throw refuse('NOT_FOUND')
  return { url: openedFor(ctx, fileSeq) }
}
