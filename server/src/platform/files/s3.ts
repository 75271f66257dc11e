import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { type ByteRange, type Storage, assertKey } from './storage.ts'
import { s3Requests, type S3Requests } from './s3-requests.ts'

export interface S3Options {
  /** Of the bucket itself: `https://bucket.s3.region.amazonaws.com`, `https://store.example.com/bucket`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Of this machine's disk, where uploads are gathered and videos are prepared. */
  freeBytes: () => Promise<number>
}

/** A part of an upload in parts, held in memory; ten thousand of them are the most that one file may have. */
const PART_BYTES = 16 * 1024 * 1024
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000
/** The most that one request lists and deletes. */
const BATCH = 1000

/** A bucket of Amazon S3, or of anything that speaks like it. */
export function s3Storage({ url, freeBytes, ...account }: S3Options): Storage {
  const client = new AwsClient({ ...account, service: 's3', retries: 3 })
  const requests = s3Requests(client, url.replace(/\/$/, ''))
  const write = (key: string, source: Readable | Uint8Array) => {
    assertKey(key)
    return source instanceof Readable ? writeStream(requests, key, source) : writeBytes(requests, key, source)
  }
  return {
    freeBytes,
    write: async (key, source) => write(key, source),
    async moveIn(key, path) {
      const written = await write(key, createReadStream(path, { highWaterMark: 1024 * 1024 }))
      await rm(path, { force: true })
      return written
    },
    async read(key, range) {
      assertKey(key)
      return readPart(requests, key, range)
    },
    async stat(key) {
      assertKey(key)
      const { status, headers } = await requests.send('HEAD', key)
      if (status === 404) return null
      const bytes = Number(headers.get('content-length'))
      return { bytes, changedAt: new Date(headers.get('last-modified') ?? 0) }
    },
    async remove(key) {
      assertKey(key)
      await requests.text('DELETE', key)
    },
    async removeFolder(prefix) {
      assertKey(prefix)
      await removeBelow(requests, `${prefix}/`)
    },
    async sign(key, until) {
      assertKey(key)
      return requests.sign(key, until)
    },
    tidy: (now) => removeAbandoned(requests, now),
  }
}

async function writeBytes(requests: S3Requests, key: string, body: Uint8Array) {
  await requests.text('PUT', key, { body })
  return { bytes: body.byteLength }
}

/** The store wants to know how long a file is: what fits into one part is sent as one, the rest in parts. */
async function writeStream(requests: S3Requests, key: string, source: Readable) {
  const parts = partsOf(source)
  const first = await parts.next()
  if (first.done) return writeBytes(requests, key, Buffer.alloc(0))
  if (first.value.byteLength < PART_BYTES) return writeBytes(requests, key, first.value)

  const uploadId = tag(await requests.text('POST', key, { query: { uploads: '' } }), 'UploadId')
  try {
    const etags: string[] = []
    let bytes = 0
    for (let part: IteratorResult<Buffer> = first; !part.done; part = await parts.next()) {
      const query = { partNumber: String(etags.length + 1), uploadId }
      const { headers } = await requests.send('PUT', key, { query, body: part.value })
      etags.push(headers.get('etag') ?? '')
      bytes += part.value.byteLength
    }
    const body = `<CompleteMultipartUpload>${etags
      .map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
      .join('')}</CompleteMultipartUpload>`
    // A store may begin its answer before it knows the end: "200" can still hold an error.
    const answer = await requests.text('POST', key, { query: { uploadId }, body })
    if (answer.includes('<Error>')) throw new Error(`The object store did not join the parts: ${answer}`)
    return { bytes }
  } catch (error) {
    await requests.text('DELETE', key, { query: { uploadId } }).catch(() => null)
    throw error
  }
}

async function* partsOf(source: Readable) {
  let held: Buffer[] = []
  let bytes = 0
  for await (const chunk of source) {
    held.push(chunk as Buffer)
    bytes += (chunk as Buffer).byteLength
    while (bytes >= PART_BYTES) {
      const whole = Buffer.concat(held, bytes)
      yield whole.subarray(0, PART_BYTES)
      held = [whole.subarray(PART_BYTES)]
      bytes -= PART_BYTES
    }
  }
  if (bytes > 0) yield Buffer.concat(held, bytes)
}

async function readPart(requests: S3Requests, key: string, range: ByteRange | undefined) {
  const headers = range && { range: `bytes=${range.start}-${range.end ?? ''}` }
  const response = await requests.send('GET', key, { headers })
  const total = Number(response.headers.get('content-range')?.split('/')[1] ?? Number.NaN)
  if (response.status === 404) return null
  if (response.status === 416) {
    await response.body?.cancel()
    return { stream: Readable.from([]), bytes: 0, totalBytes: total }
  }
  const bytes = Number(response.headers.get('content-length'))
  const stream = response.body
    ? Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
    : Readable.from([])
  return { stream, bytes, totalBytes: Number.isNaN(total) ? bytes : total }
}

async function removeBelow(requests: S3Requests, prefix: string) {
  for (;;) {
    const query = { 'list-type': '2', prefix, 'max-keys': String(BATCH) }
    const keys = tags(await requests.text('GET', '', { query }), 'Key')
    if (keys.length === 0) return
    const body = `<Delete><Quiet>true</Quiet>${keys
      .map((key) => `<Object><Key>${key}</Key></Object>`)
      .join('')}</Delete>`
    const headers = { 'content-md5': createHash('md5').update(body).digest('base64') }
    const answer = await requests.text('POST', '', { query: { delete: '' }, body, headers })
    if (answer.includes('<Error>')) throw new Error(`The object store kept some files: ${answer}`)
  }
}

async function removeAbandoned(requests: S3Requests, now: Date) {
  const answer = await requests.text('GET', '', { query: { uploads: '' } })
  for (const upload of tags(answer, 'Upload')) {
    const began = new Date(tag(upload, 'Initiated'))
    if (now.getTime() - began.getTime() <= ABANDONED_AFTER_MS) continue
    await requests.text('DELETE', tag(upload, 'Key'), { query: { uploadId: tag(upload, 'UploadId') } })
  }
}

/** What stands in these elements. Keys and numbers of uploads hold nothing that XML would write differently. */
const tags = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text = '']) => text)
const tag = (xml: string, name: string) => tags(xml, name)[0] ?? ''
