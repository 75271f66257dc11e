/** Seconds from now that a `Retry-After` header asks for, which holds seconds or a moment (RFC 9110, 10.2.3); null without one. */
export function secondsUntil(header: string | null, now: Date) {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now.getTime()) / 1000))
}
