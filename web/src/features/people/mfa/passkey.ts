import type {
  MadePasskey,
  PasskeyQuestion,
  PasskeyOptionsInput,
  PasskeyView,
} from 'contract/people/mfa/schemas'
import type { z } from 'zod'

/** Whether this browser supports passkeys: only over TLS or on localhost. */
export const knowsPasskeys = () =>
  typeof window !== 'undefined' && window.isSecureContext && 'PublicKeyCredential' in window

/** Uses a passkey. Null if the user cancelled, or if the device has none. */
export async function showPasskey(
  question: z.input<typeof PasskeyQuestion>,
): Promise<z.input<typeof PasskeyView> | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const shown = await startAuthentication({ optionsJSON: question }).catch(() => null)
  if (!shown) return null
  const { clientDataJSON, authenticatorData, signature } = shown.response
  return { ...bare(shown), response: { clientDataJSON, authenticatorData, signature } }
}

/** Creates a passkey. Null if the user cancelled. */
export async function makePasskey(
  input: z.input<typeof PasskeyOptionsInput>,
): Promise<z.input<typeof MadePasskey> | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: input }).catch(() => null)
  if (!made) return null
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return { ...bare(made), response: { clientDataJSON, attestationObject, transports } }
}

const bare = ({ id, rawId }: { id: string; rawId: string }) => ({
  id,
  rawId,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

/** The common name of the device: "iPhone", not its user agent. */
export function deviceName(userAgent: string): string | null {
  if (/iPhone/.test(userAgent)) return 'iPhone'
  if (/iPad/.test(userAgent)) return 'iPad'
  if (/Android/.test(userAgent)) return 'Android'
  if (/Macintosh/.test(userAgent)) return 'Mac'
  if (/Windows/.test(userAgent)) return 'Windows'
  return null
}
