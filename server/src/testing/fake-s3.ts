import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { systemClock } from '../platform/clock.ts'

const ACCESS_KEY = 'the-key'
const SECRET = 'the-secret-of-the-bucket'
const REGION = 'seoul-1'
const BUCKET = 'classes'
/** S3 lists and deletes at most a thousand at once. */
const LIST_AT_MOST = 1000

interface Answer {
  status?: number
  body?: string | Buffer
  headers?: Record<string, string>
}

/** A bucket in memory that verifies signatures independently, by Amazon's "Signature Version 4". */
export async function fakeS3() {
  const objects = new Map<string, { body: Buffer; changedAt: Date }>()
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer>; initiated: Date }>()
  const server = createServer((request, response) => {
    void answerTo(request).then(({ status = 200, body = '', headers = {} }) => {
      response.writeHead(status, {
        'access-control-allow-origin': '*',
        'content-length': Buffer.byteLength(body),
        ...headers,
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', `http://127.0.0.1:${port}`)
    const body = await buffer(request)
    if (!isSigned(request, url)) return failure(403, 'SignatureDoesNotMatch')
    const key = url.pathname.slice(`/${BUCKET}/`.length)
    return key === '' ? inBucket(request, url, body) : onObject(request, { url, key, body })
  }

  function beginUpload(key: string) {
    const id = randomUUID()
    uploads.set(id, { key, parts: new Map(), initiated: systemClock() })
    return id
  }

  function inBucket(
    { method, headers }: IncomingMessage,
    { searchParams: query }: URL,
    body: Buffer,
  ): Answer {
    if (query.has('uploads')) {
      const all = [...uploads].map(
        ([id, { key, initiated }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
      )
      return { body: `<ListMultipartUploadsResult>${all.join('')}</ListMultipartUploadsResult>` }
    }
    if (method === 'POST') {
      const digest = createHash('md5').update(body).digest('base64')
      if (headers['content-md5'] !== digest) return failure(400, 'BadDigest')
      for (const [, key = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(key)
      return { body: '<DeleteResult/>' }
    }
    const after = query.get('continuation-token') ?? ''
    const found = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted()
    const some = found.slice(0, LIST_AT_MOST)
    const next =
      found.length > some.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${some.at(-1) ?? ''}</NextContinuationToken>`
        : ''
    return {
      body: `<ListBucketResult>${next}${some.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.body.length ?? 0}</Size></Contents>`).join('')}</ListBucketResult>`,
    }
  }

  function onObject(
    request: IncomingMessage,
    { url, key, body }: { url: URL; key: string; body: Buffer },
  ): Answer {
    const uploadId = url.searchParams.get('uploadId')
    const upload = uploads.get(uploadId ?? '')
    if (uploadId && !upload) return failure(404, 'NoSuchUpload')
    if (upload && uploadId) return onUpload(request, { url, key, body, upload, uploadId })
    const { method, headers } = request
    if (method === 'POST') return { body: `<R><UploadId>${beginUpload(key)}</UploadId></R>` }
    if (method === 'PUT') {
      if (!headers['content-length']) return failure(411, 'MissingContentLength')
      objects.set(key, { body, changedAt: systemClock() })
      return {}
    }
    if (method !== 'DELETE') return reading(request, key)
    objects.delete(key)
    return { status: 204 }
  }

  function onUpload(
    request: IncomingMessage,
    {
      url,
      key,
      body,
      upload,
      uploadId,
    }: {
      url: URL
      key: string
      body: Buffer
      upload: { parts: Map<number, Buffer> }
      uploadId: string
    },
  ): Answer {
    if (request.method === 'PUT') {
      const number = Number(url.searchParams.get('partNumber'))
      upload.parts.set(number, body)
      return { headers: { etag: `"part-${number}"` } }
    }
    uploads.delete(uploadId)
    if (request.method === 'DELETE') return { status: 204 }
    const parts = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].flatMap(([part]) => {
      const number = Number(/<PartNumber>(\d+)</.exec(part)?.[1])
      return /<ETag>"?(?:&quot;)?part-(\d+)/.exec(part)?.[1] === String(number) ? [number] : []
    })
    if (parts.length !== upload.parts.size) return { body: '<Error><Code>InvalidPart</Code></Error>' }
    objects.set(key, {
      body: Buffer.concat(parts.map((number) => upload.parts.get(number) ?? Buffer.alloc(0))),
      changedAt: systemClock(),
    })
    return { body: '<CompleteMultipartUploadResult/>' }
  }

  function reading(request: IncomingMessage, key: string): Answer {
    const found = objects.get(key)
    if (!found) return failure(404, 'NoSuchKey')
    const { body, changedAt } = found
    const headers = { 'last-modified': changedAt.toUTCString() }
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (request.method === 'HEAD') return { headers: { ...headers, 'content-length': String(body.length) } }
    if (from === undefined) return { body, headers }
    const start = Number(from)
    if (start >= body.length)
      return { ...failure(416, 'InvalidRange'), headers: { 'content-range': `bytes */${body.length}` } }
    const part = body.subarray(start, to ? Number(to) + 1 : undefined)
    const range = `bytes ${start}-${start + part.length - 1}/${body.length}`
    return { status: 206, body: part, headers: { ...headers, 'content-range': range } }
  }

  return {
    options: {
      url: `http://127.0.0.1:${port}/${BUCKET}`,
      region: REGION,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET,
    },
    keys: () => [...objects.keys()],
    put: (key: string, body: Buffer) => void objects.set(key, { body, changedAt: systemClock() }),
    /** A multipart upload that is never completed. */
    beginUpload,
    unfinished: () => uploads.size,
    stop: () => new Promise((done) => server.close(done)),
  }
}

const failure = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
})

function isSigned(request: IncomingMessage, url: URL) {
  const query = url.searchParams
  const header = request.headers.authorization ?? ''
  const isInQuery = query.has('X-Amz-Signature')
  const said = (name: string) =>
    isInQuery ? (query.get(`X-Amz-${name}`) ?? '') : (new RegExp(`${name}=([^, ]+)`).exec(header)?.[1] ?? '')
  const moment = isInQuery ? said('Date') : String(request.headers['x-amz-date'])
  const names = said('SignedHeaders').split(';')
  const scope = `${moment.slice(0, 8)}/${REGION}/s3/aws4_request`
  if (said('Credential') !== `${ACCESS_KEY}/${scope}`) return false
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${String(request.headers[name])}`),
    '',
    names.join(';'),
    isInQuery ? 'UNSIGNED-PAYLOAD' : request.headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = [
    'AWS4-HMAC-SHA256',
    moment,
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const signing = [moment.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, text) => createHmac('sha256', key).update(text).digest(),
    `AWS4${SECRET}`,
  )
  return createHmac('sha256', signing).update(toSign).digest('hex') === said('Signature')
}

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
