import { decidePayeeDocument as decidePromise } from 'contract/money/settlements/payee-documents.api'
import { neededDocuments, type PayeeDocumentKind } from 'contract/money/settlements/payee-documents.rules'
import {
  approvePayout as approvePromise,
  payPayout as payPromise,
} from 'contract/money/settlements/payouts.api'
import type { Month } from 'contract/money/settlements/settlements.rules'
import type { FileSeq, PayoutSeq, UserSeq } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import { decidePayeeDocument } from 'server/src/features/money/settlements/document-decisions.service.ts'
import { submitDocument } from 'server/src/features/money/settlements/payee-documents.service.ts'
import { savePayee } from 'server/src/features/money/settlements/payees.service.ts'
import { approvePayout, payPayout } from 'server/src/features/money/settlements/payout-decisions.service.ts'
import { requestPayout } from 'server/src/features/money/settlements/payouts.service.ts'
import type { MemberContext, PlatformContext, SignedIn } from 'server/src/platform/context.ts'
import type { PlatformTx } from 'server/src/platform/db/channel-db.ts'
import { minutesAfter, after } from '../moments.ts'
import { drawProof } from './papers.ts'
import { sendDocument } from './sending.ts'

export interface Operator {
  userSeq: UserSeq
  name: string
  email: string
}
/** An account that nobody has. */
const payee = {
  taxKind: 'INDIVIDUAL',
  businessNo: null,
  bankName: '국민은행',
  accountNumber: '000-0000-0000',
  holder: '윤하늘',
} as const
const papers: Record<PayeeDocumentKind, string> = {
  BANK_BOOK: '통장 사본 (예시)',
  ID: '신분증 사본 (예시)',
  BUSINESS_LICENCE: '사업자등록증 (예시)',
}
type Documents = readonly { kind: PayeeDocumentKind; fileSeq: FileSeq }[]

/** The owner names who is paid, and shows what proves it. */
export async function namePayee(owner: MemberContext): Promise<Documents> {
  await savePayee(owner, payee)
  const sent: { kind: PayeeDocumentKind; fileSeq: FileSeq }[] = []
  for (const kind of neededDocuments(payee.taxKind)) {
    const bytes = await drawProof(papers[kind], payee)
    const fileSeq = await sendDocument(owner, { filename: `${papers[kind]}.pdf`, bytes, kind: 'payee' })
    await submitDocument(owner, { documentKind: kind, fileSeq })
    sent.push({ kind, fileSeq })
  }
  return sent
}

const MORNING = 9 * 60 + 30
/** The morning after the month was closed, or now where that is still to come. */
export function request(
  owner: MemberContext,
  { month, start, now }: { month: Month; start: Date; now: Date },
) {
  const moment = new Date(Math.min(minutesAfter(start, MORNING).getTime(), now.getTime()))
  return requestPayout({ ...owner, now: () => moment }, { month, currency: 'KRW' })
}

interface PayingOut {
  platform: PlatformTx
  operator: Operator
  start: Date
  documents: Documents
  payoutSeq: PayoutSeq
}
/** The operator looks at the documents and approves the payout on the second day of the month, and pays it on the fifth. */
export async function payOut(
  owner: MemberContext,
  { platform, operator, start, documents, payoutSeq }: PayingOut,
) {
  const at = (days: number): SignedIn<PlatformContext> => {
    const moment = minutesAfter(after(start, days), MORNING)
    const site = { ...owner, now: () => moment }
    return {
      ...site,
      user: { ...owner.user, ...operator, role: null, isOperator: true },
      transaction: (work) => work(platform),
      enter: () => site.transaction((tx) => Promise.resolve(tx)),
      at: () => Promise.resolve(site),
    }
  }
  for (const { kind, fileSeq } of documents)
    await decidePayeeDocument(at(1), payoutSeq, {
      documentKind: kind,
      fileSeq,
      reason: null,
      endpoint: decidePromise,
    })
  await approvePayout(at(1), payoutSeq, { endpoint: approvePromise, seen: 'REQUESTED' })
  const day = at(4)
  const paidOn = seoulDay(day.now())
  const reference = `국민 ${paidOn.replaceAll('-', '')}-${payoutSeq}`
  await payPayout(day, payoutSeq, { endpoint: payPromise, seen: 'APPROVED', paidOn, reference })
}
