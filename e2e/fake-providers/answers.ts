/** A parsed request. */
export interface FakeRequest {
  method: string
  query: Record<string, string>
  form: Record<string, string>
  bearer: string | undefined
  /** The address of the fake, for links to itself. */
  self: string
}
export interface Answer {
  status: number
  type: 'json' | 'html'
  body: string
  location?: string
}
export type Handler = (request: FakeRequest) => Answer

export const json = (body: unknown, status = 200): Answer => ({
  status,
  type: 'json',
  body: JSON.stringify(body),
})
export const page = (body: string, status = 200): Answer => ({
  status,
  type: 'html',
  body: `<!doctype html><html lang="ko"><meta charset="utf-8"><title>Fake provider</title><body>${body}`,
})
export const redirect = (to: string, params: Record<string, string | undefined>): Answer => {
  const url = new URL(to)
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) url.searchParams.set(name, value)
  return { status: 302, type: 'html', body: '', location: url.href }
}
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
