import { z } from 'zod'
import { SocialRefused, SocialUnreachable } from './provider.ts'

interface RequestOptions {
  /** Sent as a form. */
  form?: Record<string, string>
  query?: Record<string, string>
  bearer?: string
}
export interface ProviderClient {
  /** The URL of a page at the provider. */
  address: (host: string, path: string, query: Record<string, string>) => string
  /** Sends a request and parses the reply; throws when it is refused or does not match the schema. */
  ask: <Schema extends z.ZodType>(
    url: string,
    schema: Schema,
    options?: RequestOptions,
  ) => Promise<z.output<Schema>>
}
interface Options {
  provider: string
  /** A replacement base URL: `<base>/<host>/<path>`. */
  base: string | null
  timeoutMs: number
}

/** The two forms of provider errors: a name, or an object. */
const Problem = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ code: z.number(), msg: z.string() }).transform(({ code, msg }) => `${code} ${msg}`),
  z.object({ resultcode: z.string(), message: z.string() }).transform(({ message }) => message),
  z.object({ error_description: z.string() }).transform((said) => said.error_description),
])

/** The HTTP client for providers. Errors contain nothing of the request, which holds secrets. */
export function providerClient({ provider, base, timeoutMs }: Options): ProviderClient {
  async function answerTo(url: string, { form, query, bearer }: RequestOptions) {
    const to = new URL(url)
    for (const [name, value] of Object.entries(query ?? {})) to.searchParams.set(name, value)
    const response = await fetch(to, {
      method: form ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status >= 500) throw new Error(`status ${response.status}`)
    const body: unknown = await response.json()
    return { isOk: response.ok, status: response.status, body }
  }
  return {
    address: (host, path, query) => {
      const url = new URL(base ? `${base}/${host}${path}` : `https://${host}${path}`)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },
    async ask(url, schema, options = {}) {
      const { isOk, status, body } = await answerTo(url, options).catch((error: unknown) => {
        throw new SocialUnreachable(provider, error)
      })
      const read = schema.safeParse(body)
      if (isOk && read.success) return read.data
      // Naver replies with status 200 to refused requests.
      const problem = Problem.safeParse(body)
      if (problem.success) throw new SocialRefused(provider, problem.data.slice(0, 200))
      if (!isOk) throw new SocialRefused(provider, `status ${status}`)
      throw new SocialUnreachable(provider, 'an answer nobody understands')
    },
  }
}
