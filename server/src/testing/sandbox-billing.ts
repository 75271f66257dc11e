import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { sandboxGateway } from '../platform/pay/sandbox-gateway.ts'
import { sandboxBilling } from '../platform/pay/sandbox-billing.ts'
import type { CardKind } from '../sandbox-provider/billing.ts'
import { mountSandboxBilling } from '../sandbox-provider/billing-provider.ts'
import { mountSandboxProvider } from '../sandbox-provider/provider.ts'
import { fileStore } from '../sandbox-provider/store.ts'
import { billingStore } from '../sandbox-provider/billing-store.ts'

/** The stored cards of the sandbox on this machine. What a payer does on its page is done by the test. */
export async function runSandboxBilling(now: () => Date) {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-billing-'))
  const http = Fastify({ forceCloseConnections: true })
  const store = billingStore(folder)
  const payments = fileStore(folder)
  const provider = { secret: 's', publicBase: 'http://localhost:3000', now }
  mountSandboxProvider(http, { ...provider, store: payments })
  mountSandboxBilling(http, { ...provider, store, payments })
  const control = {
    /** The next answer is lost after the work. */
    losesAnswer: false,
  }
  http.addHook('onSend', async (request) => {
    if (!control.losesAnswer) return
    control.losesAnswer = false
    request.raw.socket.destroy()
    await Promise.resolve()
  })
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await http.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** What the payer presses on the page of the provider: where it sends them. */
  async function choose(redirectUrl: string, choice: string, card: CardKind = 'GOOD') {
    const response = await http.inject({
      method: 'POST',
      url: new URL(redirectUrl).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}&card=${card}`,
    })
    return new URL(String(response.headers.location))
  }
  const gateway = sandboxBilling({ baseUrl: `${url}/sandbox-provider`, secret: 's' })
  const baseUrl = `${url}/sandbox-provider`
  return {
    gateway,
    payments: sandboxGateway({ baseUrl, secret: 's', now }),
    http,
    control,
    choose,
    folder,
    state: store.state,
  }
}
