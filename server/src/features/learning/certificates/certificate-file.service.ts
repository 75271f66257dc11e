import type { Context } from '../../../platform/context.ts'
import type { ChannelSeq } from 'contract/values/ids'
import { signKey, verifySignature } from '../../../platform/files/signature.ts'
import type { Ports } from '../../../platform/ports.ts'
import { languages, type Language } from 'contract/i18n/languages'

/** Enough time to click; a download that has begun continues. */
const OPEN_SECONDS = 5 * 60
export const PAPER = '/files/certificates'

const secretOf = ({ secrets }: Ports) => secrets.keyFor('certificate-paper')

/** A URL of the PDF that is valid for a few minutes. The caller has checked that it belongs to the user. */
export function paperFor(
  { ports, channelSeq, language, now }: Pick<Context, 'ports' | 'channelSeq' | 'language' | 'now'>,
  certificateNo: string,
) {
  const subject = `${channelSeq}/${certificateNo}/${language}`
  const { expires, signature } = signKey(secretOf(ports), subject, { seconds: OPEN_SECONDS, now: now() })
  return `${PAPER}/${subject}/${expires}/${signature}`
}

interface Address {
  channelSeq: ChannelSeq
  certificateNo: string
  language: string
  expires: string
  signature: string
}
/** The requested language; null where the URL is invalid or expired. */
export function openedPaper(ports: Ports, address: Address, now: Date): Language | null {
  const { channelSeq, certificateNo, language, ...signed } = address
  const isOpen = verifySignature(secretOf(ports), `${channelSeq}/${certificateNo}/${language}`, {
    ...signed,
    now,
  })
  return isOpen ? (languages.find((one) => one === language) ?? null) : null
}
