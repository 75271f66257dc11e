import { AwsV4Signer, type AwsClient } from 'aws4fetch'
import { StorageFull } from './storage.ts'

interface Sent {
  query?: Record<string, string>
  headers?: Record<string, string> | undefined
  body?: string | Uint8Array
}
/** What a reading may be answered with; everything else is a failure. */
const ANSWERS = new Set([404, 416])

/** Signed requests to one bucket. What went wrong is said without the address, which may bear a signature. */
export function s3Requests(client: AwsClient, bucketUrl: string) {
  const addressOf = (key: string, query: Record<string, string> = {}) => {
    const url = new URL(`${bucketUrl}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  async function send(method: string, key: string, { query, headers, body }: Sent = {}) {
    const response = await client.fetch(addressOf(key, query), {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && { body: body as NonNullable<RequestInit['body']> }),
    })
    if (response.ok || (isReading(method) && ANSWERS.has(response.status))) return response
    throw await failureOf(method, response)
  }

  return {
    send,
    /** The whole answer, which is short; nothing that is not there is a failure to delete. */
    async text(method: string, key: string, sent?: Sent) {
      const response = await send(method, key, sent)
      return response.text()
    },
    async sign(key: string, { seconds, now }: { seconds: number; now: Date }) {
      const { accessKeyId, secretAccessKey, region } = client
      const signer = new AwsV4Signer({
        url: addressOf(key, { 'X-Amz-Expires': String(seconds) }).href,
        accessKeyId,
        secretAccessKey,
        ...(region && { region }),
        service: 's3',
        signQuery: true,
        datetime: now.toISOString().replace(/[:-]|\.\d{3}/g, ''),
      })
      const { url } = await signer.sign()
      return url.href
    },
  }
}
export type S3Requests = ReturnType<typeof s3Requests>

const isReading = (method: string) => method === 'GET' || method === 'HEAD' || method === 'DELETE'

async function failureOf(method: string, response: Response) {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
  const failure = new Error(`The object store answered ${method} with ${response.status} ${code}`.trim())
  return response.status === 507 || /Quota|InsufficientStorage|StorageFull/.test(code)
    ? new StorageFull(failure)
    : failure
}
