import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { S3, S3ServiceException } from '@aws-sdk/client-s3'
import { type ByteRange, type Storage, assertKey, StorageFull } from './storage.ts'

export interface S3Options {
  /** The URL of the bucket itself: `https://bucket.s3.region.amazonaws.com`, `https://store.example.com/bucket`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Of this machine's disk, which holds uploads in progress and videos in preparation. */
  freeBytes: () => Promise<number>
}

/** One part of a multipart upload, held in memory; a file has at most ten thousand. */
const PART_BYTES = 16 * 1024 * 1024
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000
const TRIES = 4

/** Loaded only where a bucket is used. Imported by name, because a bundler leaves such imports as they are. */
async function loadSdk() {
  const [client, { Upload }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  return { ...client, Upload, getSignedUrl }
}
type Sdk = Awaited<ReturnType<typeof loadSdk>>
interface Bucket {
  sdk: Sdk
  client: S3
  Bucket: string
}

/** A bucket of Amazon S3, or of a compatible service. */
export async function s3Storage({ freeBytes, ...options }: S3Options): Promise<Storage> {
  const bucket = openBucket(await loadSdk(), options)
  const { sdk, client, Bucket } = bucket
  const write = async (key: string, source: Readable | Uint8Array) => {
    assertKey(key)
    return answered(
      source instanceof Readable ? writeStream(bucket, key, source) : writeBytes(bucket, key, source),
    )
  }
  const stat = async (key: string) => {
    assertKey(key)
    const found = await answered(client.headObject({ Bucket, Key: key })).catch(nullIf(404))
    return found && { bytes: found.ContentLength ?? 0, changedAt: found.LastModified ?? new Date(0) }
  }
  return {
    freeBytes,
    write,
    async moveIn(key, path) {
      const written = await write(key, createReadStream(path, { highWaterMark: 1024 * 1024 }))
      await rm(path, { force: true })
      return written
    },
    async read(key, range) {
      assertKey(key)
      const found = await answered(readObject(bucket, key, range)).catch(nullIf(404, 416))
      if (found) return found
      // The file does not exist, or the range begins behind its end.
      const whole = range ? await stat(key) : null
      return whole && { stream: Readable.from([]), bytes: 0, totalBytes: whole.bytes }
    },
    stat,
    list(prefix) {
      assertKey(prefix)
      return filesBelow(bucket, `${prefix}/`)
    },
    async remove(key) {
      assertKey(key)
      await answered(client.deleteObject({ Bucket, Key: key })).catch(nullIf(404))
    },
    async removeFolder(prefix) {
      assertKey(prefix)
      await answered(removeBelow(bucket, `${prefix}/`))
    },
    async sign(key, { seconds, now }) {
      assertKey(key)
      const command = new sdk.GetObjectCommand({ Bucket, Key: key })
      return sdk.getSignedUrl(client, command, { expiresIn: seconds, signingDate: now })
    },
    cleanup: (now) => answered(removeAbandoned(bucket, now)),
  }
}

function openBucket(sdk: Sdk, { url, region, ...credentials }: Omit<S3Options, 'freeBytes'>): Bucket {
  const client = new sdk.S3({
    region,
    credentials,
    maxAttempts: TRIES,
    // The URL is the bucket's own, wherever its name is in it.
    bucketEndpoint: true,
    // Other S3 services do not support newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  // Many of them require the older checksum for deleting, as Amazon did.
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === 'DeleteObjectsCommand' && isRequest(args.request)) {
          args.request.headers['content-md5'] = createHash('md5').update(args.request.body).digest('base64')
        }
        return next(args)
      },
    { step: 'build', name: 'contentMd5' },
  )
  return { sdk, client, Bucket: url.replace(/\/$/, '') }
}

const isRequest = (value: unknown): value is { headers: Record<string, string>; body: string | Uint8Array } =>
  typeof value === 'object' && value !== null && 'headers' in value && 'body' in value

async function writeBytes({ client, Bucket }: Bucket, key: string, body: Uint8Array) {
  await client.putObject({ Bucket, Key: key, Body: body })
  return { bytes: body.byteLength }
}

/** S3 requires a length: what fits into one part is sent as one, larger files in parts. */
async function writeStream({ sdk, client, Bucket }: Bucket, key: string, source: Readable) {
  let bytes = 0
  async function* counted() {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength
      yield chunk
    }
  }
  const params = { Bucket, Key: key, Body: Readable.from(counted()) }
  await new sdk.Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done()
  return { bytes }
}

async function readObject({ client, Bucket }: Bucket, key: string, range: ByteRange | undefined) {
  const found = await client.getObject({
    Bucket,
    Key: key,
    ...(range && { Range: `bytes=${range.start}-${range.end ?? ''}` }),
  })
  const bytes = found.ContentLength ?? 0
  const total = Number(found.ContentRange?.split('/')[1] ?? bytes)
  return { stream: found.Body instanceof Readable ? found.Body : Readable.from([]), bytes, totalBytes: total }
}

async function removeBelow({ sdk, client, Bucket }: Bucket, prefix: string) {
  for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
    if (Contents.length === 0) continue
    const Objects = Contents.map(({ Key }) => ({ Key: Key ?? '' }))
    const { Errors = [] } = await client.deleteObjects({ Bucket, Delete: { Objects, Quiet: true } })
    if (Errors.length > 0)
      throw new Error(`The object store kept ${Errors.length} files: ${Errors[0]?.Code ?? 'unknown'}`)
  }
}

async function* filesBelow({ sdk, client, Bucket }: Bucket, prefix: string) {
  const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })[Symbol.asyncIterator]()
  for (;;) {
    const { value, done } = await answered(pages.next())
    if (done) return
    for (const { Key, Size } of value.Contents ?? []) if (Key) yield { key: Key, bytes: Size ?? 0 }
  }
}

async function removeAbandoned({ client, Bucket }: Bucket, now: Date) {
  const { Uploads = [] } = await client.listMultipartUploads({ Bucket })
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (!Initiated || now.getTime() - Initiated.getTime() <= ABANDONED_AFTER_MS) continue
    await client.abortMultipartUpload({ Bucket, Key, UploadId })
  }
}

/** A failed reply of the store, without the URL, which may contain a signature. */
class StoreFailure extends Error {
  readonly status: number
  constructor({ name, $metadata }: S3ServiceException) {
    const status = $metadata.httpStatusCode ?? 0
    super(`The object store answered ${status} ${name}`)
    this.status = status
  }
}

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!isAnswer(error)) throw error
    const failure = new StoreFailure(error)
    const isFull = failure.status === 507 || /Quota|InsufficientStorage|StorageFull/.test(error.name)
    throw isFull ? new StorageFull(failure) : failure
  }
}

const isAnswer = (error: unknown): error is S3ServiceException =>
  error instanceof Error && '$metadata' in error

const nullIf =
  (...statuses: number[]) =>
  (error: unknown): null => {
    if (error instanceof StoreFailure && statuses.includes(error.status)) return null
    throw error
  }
