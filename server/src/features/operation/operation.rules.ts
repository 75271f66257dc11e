import type { HealthPart } from 'contract/operation'

const GIB = 1024 ** 3
const LOW_BYTES = 5 * GIB
const FULL_BYTES = GIB
const LATE_SECONDS = 300

export const bytesText = (bytes: number) =>
  bytes >= GIB ? `${(bytes / GIB).toFixed(1)} GiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`

export function queuePart({
  waiting,
  failed,
  oldestSeconds,
}: Record<'waiting' | 'failed' | 'oldestSeconds', number>): HealthPart {
  const facts = { waiting: `${waiting}`, failed: `${failed}`, oldest: `${oldestSeconds} s` }
  const isLate = oldestSeconds > LATE_SECONDS
  const advice = isLate
    ? 'Jobs have been waiting for minutes: see whether a worker runs and what the log says.'
    : failed > 0
      ? 'Some jobs gave up. Read why below, mend the cause and try them again.'
      : null
  return { part: 'queue', verdict: advice ? 'warn' : 'ok', facts, advice }
}

export function storagePart({
  freeBytes,
  usedBytes,
}: {
  freeBytes: number
  usedBytes: number | null
}): HealthPart {
  const used = usedBytes === null ? 'unknown' : bytesText(usedBytes)
  const facts = { free: bytesText(freeBytes), used }
  if (freeBytes < FULL_BYTES) {
    return {
      part: 'storage',
      verdict: 'down',
      facts,
      advice: 'The disk is full: uploads are refused. Make room.',
    }
  }
  const isLow = freeBytes < LOW_BYTES
  return {
    part: 'storage',
    verdict: isLow ? 'warn' : 'ok',
    facts,
    advice: isLow ? 'Less than 5 GiB are free.' : null,
  }
}

const advices: Record<string, string> = {
  INSTALL_ONE: 'No ffmpeg was found, so videos wait. Install one, or set FFMPEG_PATH, and restart.',
  REPLACE_CONFIGURED:
    'The ffmpeg at FFMPEG_PATH does not run or cannot make H.264, so videos wait. Name another one.',
  INSTALL_NEWER: 'It works, but a newer ffmpeg is faster and reads hostile files more safely.',
}
export function transcoderPart(
  transcoder: { version: string; source: string } | null,
  given: string | null,
): HealthPart {
  const advice = given === null ? null : (advices[given] ?? given)
  if (!transcoder) return { part: 'transcoder', verdict: 'down', facts: {}, advice }
  const { version, source } = transcoder
  return { part: 'transcoder', verdict: advice ? 'warn' : 'ok', facts: { version, source }, advice }
}

export function mailPart(kind: 'smtp' | 'mailbox' | 'none'): HealthPart {
  if (kind === 'smtp') return { part: 'mail', verdict: 'ok', facts: { mode: 'smtp' }, advice: null }
  if (kind === 'mailbox') {
    const advice = 'Mails are kept at /dev/mailbox and sent to nobody. Set SMTP_URL for the real thing.'
    return { part: 'mail', verdict: 'warn', facts: { mode: 'mailbox' }, advice }
  }
  return {
    part: 'mail',
    verdict: 'down',
    facts: { mode: 'none' },
    advice: 'No mail is sent: set SMTP_URL and MAIL_FROM.',
  }
}

export function paymentsPart(gateways: readonly string[], isSandbox: boolean): HealthPart {
  const facts = { gateways: gateways.join(', ') || 'none' }
  if (gateways.length === 0) {
    return {
      part: 'payments',
      verdict: 'down',
      facts,
      advice: 'No payment provider is set, so only free classes work.',
    }
  }
  const advice = isSandbox ? 'The test provider is on: it takes no money.' : null
  return { part: 'payments', verdict: isSandbox ? 'warn' : 'ok', facts, advice }
}
