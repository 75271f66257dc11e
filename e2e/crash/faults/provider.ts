import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NoAnswer } from '../people.ts'

/** What the payer presses on the page of the provider; a deposit is made beside the shop. */
export async function atProvider(
  port: number,
  paymentKey: string,
  choice: 'pay' | 'decline' | 'deposit',
): Promise<URLSearchParams> {
  const address = `http://127.0.0.1:${port}/sandbox-provider/checkout/${paymentKey}`
  const body = new URLSearchParams({ choice })
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch((error: unknown) =>
    Promise.reject(new NoAnswer('the provider is gone', { cause: error })),
  )
  await answer.body?.cancel()
  const location = answer.headers.get('location')
  if (answer.status !== 303 || location === null) throw new NoAnswer(`the provider says ${answer.status}`)
  return new URL(location, address).searchParams
}

export const keyIn = (redirectUrl: string) => new URL(redirectUrl).pathname.split('/').at(-1) ?? ''

interface Stored {
  status: string
  cancelledAmount: number
}
/** A payment as the provider has it. */
export interface Taken {
  taken: boolean
  cancelled: number
}

/** The book of the provider by payment key. It writes its file before it responds. */
export function bookOfProvider(dataDir: string): Map<string, Taken> {
  const text = readFileSync(join(dataDir, 'sandbox-provider/payments.json'), 'utf8')
  const { payments } = JSON.parse(text) as { payments: Record<string, Stored> }
  return new Map(
    Object.entries(payments).map(([key, { status, cancelledAmount }]) => [
      key,
      { taken: ['DONE', 'PARTIAL_CANCELED', 'CANCELED'].includes(status), cancelled: cancelledAmount },
    ]),
  )
}
