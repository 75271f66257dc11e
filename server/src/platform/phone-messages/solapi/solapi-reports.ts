import { z } from 'zod'
import type { PhoneReport } from '../phone-messages.ts'
import { resultOf, unreachable, type SolapiRequest } from './solapi-request.ts'

const PAGE_SIZE = 100
/** A group has no more messages than one call. */
const MAX_PAGES = 200
/** Taken over, and passed on to the carrier. */
const waiting: readonly string[] = ['2000', '3000']
const RECEIVED = '4000'
/** Faults on taking over, inside the service, and of carriers and Kakao. */
const FAULT = /^[123]\d{3}$/

const Message = z.object({
  statusCode: z.string().nullish(),
  customFields: z.object({ key: z.string().optional() }).nullish(),
})
const Page = z.object({
  messageList: z.record(z.string(), Message),
  nextKey: z.string().nullish(),
})

/** What became of the messages of one call so far. A code that is in no list counts as no answer yet. */
export async function readReports(request: SolapiRequest, groupId: string): Promise<PhoneReport[]> {
  const reports: PhoneReport[] = []
  let startKey: string | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(startKey !== null && { startKey }) })
    const path = `/messages/v4/groups/${encodeURIComponent(groupId)}/messages?${query.toString()}`
    const { messageList, nextKey } = resultOf(Page, await request(path))
    for (const [messageId, { statusCode, customFields }] of Object.entries(messageList))
      reports.push({ messageId, key: customFields?.key ?? null, ...outcomeOf(statusCode ?? '') })
    if (!nextKey) return reports
    startKey = nextKey
  }
  return unreachable('a group without an end')
}

function outcomeOf(code: string): Pick<PhoneReport, 'state' | 'code'> {
  if (code === RECEIVED) return { state: 'DELIVERED', code }
  const isFault = FAULT.test(code) && !waiting.includes(code)
  return { state: isFault ? 'FAILED' : 'PENDING', code }
}
