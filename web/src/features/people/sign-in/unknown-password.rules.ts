/**
 * A password that nobody knows, for an account whose owner chooses theirs by a mailed link. It keeps the rules for
 * passwords of accounts.
 */
export function unknownPassword() {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return `Aa1-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
