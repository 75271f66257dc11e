import { textPictureKinds } from 'contract/system/files/schemas'
import { seq, type ChannelSeq, type FileSeq } from 'contract/values/ids'
import { cleanRichText } from '../../../platform/clean-html.ts'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileUrl, replaceImages } from './files.public.ts'
import {
  deleteShownIn,
  findShownIn,
  findTextPictures,
  insertShownIn,
  type TextPicture,
  type TextKind,
} from './rich-texts.queries.ts'

/** Matches URLs of pictures in a site's own folder. */
const pictureForm = (channelSeq: ChannelSeq) =>
  new RegExp(`^/files/${channelSeq}/[1-9]\\d{0,14}/\\d{1,4}[.]webp$`)

/** The pictures in sanitised HTML, each once. */
function picturesIn(html: string): FileSeq[] {
  const found = [...html.matchAll(/<img src="\/files\/\d+\/(\d+)\//g)].map(([, number]) => Number(number))
  return [...new Set(found)].map((number) => seq('file').parse(number))
}

/** Sets the widest version of every picture and its dimensions, so that a page does not jump while it loads. */
function sized(html: string, channelSeq: ChannelSeq, pictures: ReadonlyMap<number, TextPicture>) {
  return html.replaceAll(/<img src="\/files\/\d+\/(\d+)\/\d+[.]webp"/g, (tag, number: string) => {
    const picture = pictures.get(Number(number))
    if (!picture) return tag
    const { fileSeq, widths, width, height } = picture
    const size = width && height ? ` width="${width}" height="${height}"` : ''
    return `<img src="${fileUrl(channelSeq, fileSeq, Math.max(...widths))}"${size}`
  })
}

interface Texts<Name extends string> {
  /** The submitted texts, by name. */
  texts: Record<Name, string>
  /** Pictures that are in the text already; these may stay, also those other people uploaded. */
  shown: readonly FileSeq[]
}
/**
 * Rich texts ready to be stored, with their pictures. PICTURE_MISSING for a picture that the site does not have, that was uploaded
 * for another purpose, or that the caller may not use. docs/rules.md.
 */
export async function cleanTexts<Name extends string>(
  ctx: MemberContext,
  tx: ChannelTx,
  { texts, shown }: Texts<Name>,
): Promise<{ texts: Record<Name, string>; fileSeqs: FileSeq[] }> {
  const { channelSeq, user } = ctx
  const form = pictureForm(channelSeq)
  const cleaned = mapTexts(texts, (html) => cleanRichText(html, form))
  const fileSeqs = [...new Set(Object.values<string>(cleaned).flatMap(picturesIn))]
  const found = fileSeqs.length === 0 ? [] : await findTextPictures(tx, fileSeqs)
  const isUsable = ({ fileSeq, kind, uploadedByUserSeq }: TextPicture) =>
    shown.includes(fileSeq) ||
    (textPictureKinds.some((one) => one === kind) &&
      // Class staff may only use pictures they uploaded themselves.
      (user.role !== null || uploadedByUserSeq === user.userSeq))
  const usable = new Map(found.filter(isUsable).map((picture) => [Number(picture.fileSeq), picture]))
  const missing = fileSeqs.filter((fileSeq) => !usable.has(fileSeq)).length
  if (missing > 0) throw refuse('PICTURE_MISSING', null, { count: missing })
  return { texts: mapTexts(cleaned, (html) => sized(html, channelSeq, usable)), fileSeqs }
}

function mapTexts<Name extends string>(texts: Record<Name, string>, map: (html: string) => string) {
  const mapped = { ...texts }
  for (const name in texts) mapped[name] = map(texts[name])
  return mapped
}

interface TextRef {
  place: TextKind
  placeSeq: number
}
/** The same for an existing text: its pictures are kept, removed ones are released. */
export async function writeTexts<Name extends string>(
  ctx: MemberContext,
  tx: ChannelTx,
  { place, placeSeq, texts }: TextRef & Pick<Texts<Name>, 'texts'>,
) {
  const before = await findShownIn(tx, place, placeSeq)
  const written = await cleanTexts(ctx, tx, { texts, shown: before })
  await showPictures(tx, { place, placeSeq, before, after: written.fileSeqs, now: ctx.now() })
  return written.texts
}

/** Records the pictures of a text. */
export async function showPictures(
  tx: ChannelTx,
  { place, placeSeq, before, after, now }: TextRef & { before: FileSeq[]; after: FileSeq[]; now: Date },
) {
  if (before.length === 0 && after.length === 0) return
  await replaceImages(tx, { before, after, now })
  await deleteShownIn(tx, place, [placeSeq])
  await insertShownIn(tx, { place, placeSeq, fileSeqs: after })
}

/** Releases the pictures of deleted texts: they are deleted a day later, unless something else uses them. */
export async function dropTexts(
  tx: ChannelTx,
  { place, placeSeqs, now }: { place: TextKind; placeSeqs: number[]; now: Date },
) {
  const before = placeSeqs.length === 0 ? [] : await deleteShownIn(tx, place, placeSeqs)
  await replaceImages(tx, { before, after: [], now })
}

/** A copy uses the same pictures. */
export async function copyShown(
  tx: ChannelTx,
  { place, from, to }: { place: TextKind; from: number; to: number },
) {
  await insertShownIn(tx, { place, placeSeq: to, fileSeqs: await findShownIn(tx, place, from) })
}
