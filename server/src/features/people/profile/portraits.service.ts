import { z } from 'zod'
import { MAX_IMAGE_BYTES } from 'contract/system/files/files.rules'
import { seq, type UserSeq } from 'contract/values/ids'
import { newToken } from '../../../platform/auth/tokens.ts'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { makePictures, NotAnImage, TooManyPixels } from '../../../platform/files/images.ts'
import { signKey, verifySignature } from '../../../platform/files/signature.ts'
import { StorageFull } from '../../../platform/files/storage.ts'
import { enqueuePlatform, platformTask } from '../../../platform/jobs/tasks.ts'
import type { Ports } from '../../../platform/ports.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isPortraitShown, lives, lockUser, portraitUrl, updateUser } from '../accounts/accounts.public.ts'
import { getSessionUser } from '../sessions/session-user.public.ts'

export const PORTRAIT_PATH = '/files/put-portrait'
const SECONDS = 600

const folderOf = (key: string) => `people/${key}`
export const fileOfPortrait = (key: string) => `${folderOf(key)}/portrait.webp`

const secretOf = ({ secrets }: Ports) => secrets.keyFor('portrait-ticket')

/** A URL for uploading the caller's picture; the refusal otherwise. */
export function openPortraitWay(
  { ports, user, now }: SignedIn<PlatformContext>,
  { filename, fileSize }: { filename: string; fileSize: number },
) {
  if (fileSize > MAX_IMAGE_BYTES) throw refuse('FILE_TOO_LARGE')
  if (!/\.(jpe?g|png)$/i.test(filename)) throw refuse('FILE_NOT_ACCEPTED')
  const subject = `${user.userSeq}/${newToken()}`
  const { expires, signature } = signKey(secretOf(ports), subject, { seconds: SECONDS, now: now() })
  return { uploadUrl: `${PORTRAIT_PATH}/${subject}/${expires}/${signature}` }
}

/** The user of an upload ticket, once; null when it is forged, expired or used. */
export async function takePortraitTicket(
  { ports, now }: PlatformContext,
  ticket: string,
): Promise<UserSeq | null> {
  const [user = '', number = '', expires = '', signature = ''] = ticket.split('/')
  const subject = `${user}/${number}`
  if (!verifySignature(secretOf(ports), subject, { expires, signature, now: now() })) return null
  const once = { [`portrait-ticket:${number}`]: { most: 1, everySeconds: SECONDS } }
  return (await ports.limits.allow(once)) ? (seq('user').safeParse(Number(user)).data ?? null) : null
}

/** Deletes a portrait that is no longer shown, or that a crash left behind. */
export const deletePortrait = platformTask(
  'accounts.tidyPortrait',
  z.object({ key: z.uuid() }),
  async ({ platform, ports }, { key }) => {
    if (!(await isPortraitShown(platform, key))) await ports.storage.removeFolder(folderOf(key))
  },
)
/** Open pages may still show it for an hour. */
export const deletePortraitLater = (tx: PlatformTx, key: string) =>
  enqueuePlatform(tx, deletePortrait, { input: { key }, delayMs: lives.oldPortrait })

/** Stores the picture and shows it from now on. Its type is detected from its bytes. */
export async function keepPortrait(ctx: PlatformContext, userSeq: UserSeq, bytes: Buffer) {
  const webp = await drawn(bytes)
  const key = crypto.randomUUID()
  // Scheduling the deletion first lets the job find files that a crash leaves behind.
  await ctx.transaction((tx) => deletePortraitLater(tx, key))
  await ctx.ports.storage.write(fileOfPortrait(key), webp).catch((error: unknown) => {
    throw error instanceof StorageFull ? refuse('STORAGE_FULL') : error
  })
  await show(ctx, userSeq, key)
  return { url: portraitUrl(key), fileSize: bytes.length }
}

export async function removePortrait(ctx: SignedIn<PlatformContext>) {
  await show(ctx, ctx.user.userSeq, null)
  return getSessionUser(ctx, ctx.user.userSeq)
}

function show(ctx: PlatformContext, userSeq: UserSeq, key: string | null) {
  return ctx.transaction(async (tx) => {
    const user = await lockUser(tx, userSeq)
    if (!user) throw refuse('NOT_ALLOWED')
    await updateUser(tx, userSeq, { profileImageKey: key })
    if (user.profileImageKey) await deletePortraitLater(tx, user.profileImageKey)
  })
}

async function drawn(bytes: Buffer) {
  const { original, variants } = await makePictures(bytes).catch((error: unknown) => {
    if (error instanceof NotAnImage) throw refuse('FILE_NOT_ACCEPTED')
    throw error instanceof TooManyPixels ? refuse('FILE_TOO_LARGE') : error
  })
  const [narrowest] = variants
  if (!narrowest || (original.kind !== 'jpeg' && original.kind !== 'png')) throw refuse('FILE_NOT_ACCEPTED')
  return narrowest.webp
}
