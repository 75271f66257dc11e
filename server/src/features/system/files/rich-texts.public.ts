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

/** How the pictures of a site's own folder are addressed. */
const pictureForm = (channelSeq: ChannelSeq) =>
  new RegExp(`^/files/${channelSeq}/[1-9]\\d{0,14}/\\d{1,4}[.]webp$`)

/** The pictures that sanitised HTML shows, each once. */
function picturesIn(html: string): FileSeq[] {
  const found = [...html.matchAll(/<img src="\/files\/\d+\/(\d+)\//g)].map(([, number]) => Number(number))
  return [...new Set(found)].map((number) => seq('file').parse(number))
}

/** Every picture at its widest, as large as it is, so that a page does not jump when it arrives. */
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
  /** As they were written, by name. */
  texts: Record<Name, string>
  /** Pictures the text contains already: those may stay, no matter who sent them. */
  shown: readonly FileSeq[]
}
/**
 * Rich texts ready to be stored, and the pictures they show. PICTURE_MISSING for a picture the site does not have, that was
 * sent for something else, or that is not the caller's to use. docs/rules.md.
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
      // Class staff may only show what they sent themselves.
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
/** The same for what stands at a place already: its pictures are kept, those that are gone from it let go. */
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

/** A place shows these pictures from now on. */
export async function showPictures(
  tx: ChannelTx,
  { place, placeSeq, before, after, now }: TextRef & { before: FileSeq[]; after: FileSeq[]; now: Date },
) {
  if (before.length === 0 && after.length === 0) return
  await replaceImages(tx, { before, after, now })
  await deleteShownIn(tx, place, [placeSeq])
  await insertShownIn(tx, { place, placeSeq, fileSeqs: after })
}

/** What was written at these places is gone: its pictures go a day later, unless something else shows them. */
export async function dropTexts(
  tx: ChannelTx,
  { place, placeSeqs, now }: { place: TextKind; placeSeqs: number[]; now: Date },
) {
  const before = placeSeqs.length === 0 ? [] : await deleteShownIn(tx, place, placeSeqs)
  await replaceImages(tx, { before, after: [], now })
}

/** A copy shows the same pictures. */
export async function copyShown(
  tx: ChannelTx,
  { place, from, to }: { place: TextKind; from: number; to: number },
) {
  await insertShownIn(tx, { place, placeSeq: to, fileSeqs: await findShownIn(tx, place, from) })
}
