import type {
  MadePasskey,
  PasskeyQuestion,
  PasskeyOptionsInput,
  PasskeyView,
} from 'contract/people/mfa/schemas'
import type { z } from 'zod'

/** Whether this browser can keep a passkey: only on a page that came over TLS, or from this machine. */
export const knowsPasskeys = () =>
  typeof window !== 'undefined' && window.isSecureContext && 'PublicKeyCredential' in window

/** Null when the user cancelled, or the device found no key. */
export async function showPasskey(
  question: z.input<typeof PasskeyQuestion>,
): Promise<z.input<typeof PasskeyView> | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const shown = await startAuthentication({ optionsJSON: question }).catch(() => null)
  if (!shown) return null
  const { clientDataJSON, authenticatorData, signature } = shown.response
  return { ...bare(shown), response: { clientDataJSON, authenticatorData, signature } }
}

/** The same of a new one. */
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

/** What people call the thing in front of them. */
export function deviceName(userAgent: string): string | null {
  if (/iPhone/.test(userAgent)) return 'iPhone'
  if (/iPad/.test(userAgent)) return 'iPad'
  if (/Android/.test(userAgent)) return 'Android'
  if (/Macintosh/.test(userAgent)) return 'Mac'
  if (/Windows/.test(userAgent)) return 'Windows'
  return null
}
