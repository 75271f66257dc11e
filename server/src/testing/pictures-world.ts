import sharp from 'sharp'
import { getUploadUrl } from 'contract/system/files/api'
import type { StoredFile } from 'contract/system/files/schemas'
import type { Envelope } from 'contract/http/envelope'
import { cleanupFiles } from '../features/system/files/files.jobs.ts'
import { noon, type aSite } from './world.ts'

type Site = Pick<Awaited<ReturnType<typeof aSite>>, 'app' | 'clock' | 'owner' | 'channelSeq'>

export const photo = ({ width, height } = { width: 800, height: 600 }) =>
  sharp({ create: { width, height, channels: 3, background: '#3f7355' } })
    .jpeg()
    .toBuffer()

/** Helpers to upload pictures as the owner of a site, and to check whether they exist. */
export function picturesOf({ app, clock, owner, channelSeq }: Site) {
  async function put(url: string, payload: Buffer) {
    const headers = { 'content-type': 'image/jpeg' }
    const response = await app.http.inject({ method: 'PUT', url, payload, headers })
    return response.json<Envelope>()
  }
  const way = (filename = 'photo.jpg', kind: 'course' | 'channel' | 'board' = 'course') =>
    owner.call(getUploadUrl, { channelSeq, query: { filename, fileSize: 1000, kind } })
  return {
    put,
    way,
    async sent() {
      const { data } = await put((await way()).uploadUrl, await photo())
      return data as StoredFile
    },
    /** A picture for texts and campaigns. */
    async sentForTexts(size?: { width: number; height: number }) {
      const { data } = await put((await way('photo.jpg', 'board')).uploadUrl, await photo(size))
      return data as StoredFile
    },
    isServed: async ({ url }: StoredFile) => (await app.http.inject(url)).statusCode === 200,
    /** Passes this time and runs the hourly clean-up. */
    async tidyAfter(time: Parameters<typeof clock.pass>[0]) {
      clock.pass(time)
      await cleanupFiles.visit(await app.contextFor(channelSeq))
      await app.workOnce()
    },
  }
}

/** Adds a picture to every course of the site, as public ones have. */
export async function addCovers({ add, channelSeq, ownerSeq }: Awaited<ReturnType<typeof aSite>>) {
  const { file_seq } = await add.row<{ file_seq: number }>('files', {
    channel_seq: channelSeq,
    kind: 'course',
    storage_key: `cover of ${channelSeq}`,
    widths: [640],
    origin_file_name: 'cover.jpg',
    content_type: 'image/jpeg',
    file_size: 10,
    uploaded_by_user_seq: ownerSeq,
    created_at: noon,
  })
  await add.all('update courses set image_file_seq = $2 where channel_seq = $1', [channelSeq, file_seq])
}
