/** What this tab keeps in its storage about the person who is signed in; gone with them. */
export const tabFlags = { integration: 'show-auth-modal', declined: 'integration-declined' } as const

export function forgetTabFlags() {
  for (const key of Object.values(tabFlags)) sessionStorage.removeItem(key)
}
