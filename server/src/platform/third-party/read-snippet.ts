import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import type { SnippetFault } from 'contract/growth/integrations/snippets.schemas'
import { joined, noPolicy, type Policy } from './policy.ts'
import { faultOfTag, hostOf, isData, isVoid, type Attributes } from './snippet-tags.ts'

type Where = SnippetFault['where']
interface Piece {
  html: string
  policy: Policy
  /** `noscript` content: never in the head, which a picture would end. */
  isFallback: boolean
}
export interface ReadSnippet {
  pieces: Piece[]
  faults: SnippetFault[]
}

/**
 * A snippet as pages output it, rewritten from its parsed form so that nothing in it can escape its place; and its requirements.
 * docs/rules.md R-271.
 */
export function readSnippet(written: string, where: Where): ReadSnippet {
  const reading = new Reading(where)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reading.open(name, attributes),
      ontext: (text) => reading.text(text),
      onclosetag: (name, isImplied) => reading.close(name, isImplied),
    },
    { decodeEntities: true, recognizeSelfClosing: false },
  )
  parser.end(written.replace(/\r\n?/g, '\n').replaceAll('\0', ''))
  return { pieces: reading.pieces, faults: reading.faults }
}

class Reading {
  pieces: Piece[] = []
  faults: SnippetFault[] = []
  private readonly where: Where
  private current: { name: string; attributes: Attributes; inner: string; policy: Policy } | null = null

  constructor(where: Where) {
    this.where = where
  }

  open(name: string, attributes: Attributes) {
    const fault = faultOfTag(name, attributes, this.current?.name ?? null)
    if (fault) return this.blame(fault.fault, fault.what)
    if (!this.current) {
      this.current = { name, attributes, inner: '', policy: policyOf(name, attributes) }
      return
    }
    this.current.inner += startOf(name, attributes)
    this.current.policy = joined(this.current.policy, policyOf(name, attributes))
  }

  text(text: string) {
    if (!this.current) {
      if (text.trim() !== '') this.blame('TEXT', text.trim().slice(0, 40))
      return
    }
    const isRaw = this.current.name === 'script' || this.current.name === 'style'
    this.current.inner += isRaw ? text : escaped(text)
  }

  close(name: string, isImplied: boolean) {
    const { current } = this
    if (!current) return
    if (name !== current.name) {
      if (!isVoid(name)) current.inner += `</${name}>`
      return
    }
    this.current = null
    if (isImplied && !isVoid(name)) return this.blame('UNCLOSED', name)
    if (name === 'script' && /<!--[^]*<script/i.test(current.inner)) {
      return this.blame('NESTED_COMMENT', name)
    }
    this.keep(current)
  }

  private keep({ name, attributes, inner, policy }: NonNullable<Reading['current']>) {
    const html = startOf(name, attributes) + (isVoid(name) ? '' : `${inner}</${name}>`)
    const more = name === 'script' ? policyOfScript(inner, attributes) : policyOfText(name, inner)
    this.pieces.push({ html, policy: joined(policy, more), isFallback: name === 'noscript' })
  }

  private blame(fault: SnippetFault['fault'], what: string) {
    this.faults.push({ where: this.where, fault, what })
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function startOf(name: string, attributes: Attributes) {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escaped(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

function policyOf(name: string, { src, href, rel }: Attributes): Policy {
  const host = hostOf(src ?? href)
  if (host === null) return noPolicy
  if (name === 'script') return { ...noPolicy, scripts: [host], talks: [host] }
  if (name === 'link') return rel === 'stylesheet' ? { ...noPolicy, styles: [host] } : noPolicy
  return { ...noPolicy, talks: [host] }
}

/** By its hash, and by every URL in it. */
function policyOfScript(text: string, attributes: Attributes): Policy {
  if (attributes['src'] !== undefined || isData(attributes['type'])) return noPolicy
  const hosts = [...text.matchAll(/["'`](?:https?:)?(\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)/gi)].flatMap(
    ([, address]) => hostOf(address) ?? [],
  )
  const hash = createHash('sha256').update(text).digest('base64')
  return { ...noPolicy, hashes: [hash], scripts: hosts, talks: hosts }
}

function policyOfText(name: string, text: string): Policy {
  if (name !== 'style') return noPolicy
  const hosts = [...text.matchAll(/url\(\s*["']?((?:https:)?\/\/[^"')\s]+)/gi)].flatMap(
    ([, address]) => hostOf(address) ?? [],
  )
  return { ...noPolicy, talks: hosts, styles: hosts }
}
