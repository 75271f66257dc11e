import { z } from 'zod'
import { systemClock } from '../../clock.ts'
import type { PhoneAccount, PhoneMessages } from '../phone-messages.ts'
import { resultOf, solapiRequests, type SolapiEndpoint } from './solapi-request.ts'
import { sendAlimTalks, sendFriendTalks, sendTexts } from './solapi-sending.ts'
import { uploadImage } from './solapi-images.ts'
import { listCalls } from './solapi-calls.ts'
import { readReports } from './solapi-reports.ts'
import { solapiTemplates } from './solapi-templates.ts'

const solapi = { api: 'https://api.solapi.com', timeoutMs: 10_000, now: systemClock }

/** Points are spent like won, so both are what is left. */
const Balance = z.object({ balance: z.number(), point: z.number().nullish() })

/** Messages to phones through accounts at Solapi. */
export function solapiMessages(
  endpoint: Partial<SolapiEndpoint> = {},
): (account: PhoneAccount) => PhoneMessages {
  const reached = { ...solapi, ...endpoint }
  return (account) => {
    const request = solapiRequests(account, reached)
    return {
      async checkAccount() {
        const { balance, point } = resultOf(Balance, await request('/cash/v1/balance'))
        return { balance: balance + (point ?? 0) }
      },
      ...solapiTemplates(request),
      sendAlimTalks: (messages) => sendAlimTalks(request, messages),
      uploadImage: (image) => uploadImage(request, image),
      sendFriendTalks: (messages) => sendFriendTalks(request, messages),
      sendTexts: (messages) => sendTexts(request, messages),
      readReports: (groupId) => readReports(request, groupId),
      listCalls: (span) => listCalls(request, span),
    }
  }
}
