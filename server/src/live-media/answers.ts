// Answers to browsers that send. The library gets one section alone: it then hands over every packet of the connection, and sections
// and layers are separated here. It knows sources only by their announcement, and layers have none.
import { answerableOffer, joined, kindOf, linesOf, mediaSections, sectionsOf, withCandidates } from './sdp.ts'

const midOf = (section: string) => /^a=mid:(\S+)/m.exec(section)?.[1]
const isApplication = (section: string) => section.startsWith('m=application')
const DIRECTION = /^a=(?:sendrecv|sendonly|recvonly|inactive)$/
/** What the library need not know: it would take an announced source for another section. */
const UNKNOWN_TO_LIBRARY = /^a=(?:ssrc|ssrc-group|simulcast|rid|msid)[: ]/

const withGroup = (session: string, mids: readonly string[]) =>
  joined(
    linesOf(session)
      .filter((line) => !line.startsWith('a=group:LS'))
      .map((line) => (line.startsWith('a=group:BUNDLE') ? ['a=group:BUNDLE', ...mids].join(' ') : line)),
  )

/** The section that carries all others for the library: the first of a picture or sound that there ever was. */
export const carrierOf = (offer: string): string | null => mediaSections(offer)[0]?.mid ?? null

/** An offer with the carrier and the data channels alone. The carrier is always sent, whether its track has ended or not. */
export function libraryOffer(offer: string, carrier: string | null): string {
  const [session = '', ...sections] = sectionsOf(answerableOffer(offer))
  const kept = sections.filter((section) => isApplication(section) || midOf(section) === carrier)
  const mids = kept.flatMap((section) => midOf(section) ?? [])
  return [withGroup(session, mids), ...kept.map(alwaysSent)].join('')
}

function alwaysSent(section: string) {
  if (isApplication(section)) return section
  const lines = linesOf(section).filter((line) => !UNKNOWN_TO_LIBRARY.test(line))
  return joined(
    lines.map((line) => (DIRECTION.test(line) ? 'a=sendonly' : line.replace(/^(m=\S+) 0 /, '$1 9 '))),
  )
}

/** What a browser gets: the library's part of the answer, with a section for each one that was offered. */
export function answerTo(offer: string, libraryAnswer: string, candidates: readonly string[]): string {
  const [session = '', ...known] = sectionsOf(libraryAnswer)
  const [, ...offered] = sectionsOf(answerableOffer(offer))
  const transport = linesOf(known[0] ?? '').filter((line) => OF_TRANSPORT.test(line))
  const sending = new Map(mediaSections(offer).map(({ mid, isSending }) => [mid, isSending]))
  const sections = offered.map((section) => {
    const mid = midOf(section) ?? ''
    if (kindOf(section)) return receivingSection(section, sending.get(mid) ?? false, transport)
    return known.find((one) => isApplication(one) && midOf(one) === mid) ?? rejected(section)
  })
  const mids = sections.filter((section) => !/^m=\S+ 0 /.test(section)).flatMap((one) => midOf(one) ?? [])
  return withCandidates([withGroup(session, mids), ...sections].join(''), candidates)
}

const CONNECTION = ['c=IN IP4 0.0.0.0']
/** All sections share one transport. */
const OF_TRANSPORT = /^a=(?:setup|ice-ufrag|ice-pwd|fingerprint):/
const OF_CODEC = /^a=(?:rtpmap|fmtp|rtcp-fb):/

function rejected(section: string) {
  const [line = ''] = linesOf(section)
  return joined([line.replace(/^(m=\S+) \d+ /, '$1 0 '), ...CONNECTION, `a=mid:${midOf(section) ?? ''}`])
}

function receivingSection(section: string, isSending: boolean, transport: readonly string[]) {
  const lines = linesOf(section)
  const [line = ''] = lines
  const layers = mediaSections(section)[0]?.layers ?? []
  const layerLines = [
    ...layers.map((layer) => `a=rid:${layer} recv`),
    ...(layers.length > 0 ? [`a=simulcast:recv ${layers.join(';')}`] : []),
  ]
  return joined([
    line.replace(/^(m=\S+) [1-9]\d* /, '$1 9 '),
    ...CONNECTION,
    `a=mid:${midOf(section) ?? ''}`,
    ...lines.filter((one) => one.startsWith('a=extmap:')),
    isSending ? 'a=recvonly' : 'a=inactive',
    'a=rtcp-mux',
    ...transport,
    ...lines.filter((one) => OF_CODEC.test(one)),
    ...(isSending ? layerLines : []),
  ])
}
