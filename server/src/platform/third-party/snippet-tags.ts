import type { SnippetFault } from 'contract/growth/integrations/snippets.schemas'

export type Attributes = Readonly<Record<string, string>>

/** Tags allowed in a snippet, and those allowed in noscript only, with their attributes. */
const common = ['id', 'class', 'title', 'lang']
const outside: Readonly<Record<string, readonly string[]>> = {
  script: [
    'src',
    'async',
    'defer',
    'type',
    'charset',
    'crossorigin',
    'integrity',
    'referrerpolicy',
    'language',
  ],
  noscript: [],
  meta: ['name', 'property', 'content'],
  link: ['rel', 'href', 'crossorigin', 'type', 'media', 'integrity'],
  style: ['type', 'media'],
}
const within: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'alt', 'width', 'height', 'style', 'border', 'referrerpolicy', 'loading'],
  iframe: ['src', 'width', 'height', 'style', 'referrerpolicy', 'loading'],
}
const voids = ['meta', 'link', 'img']
export const isVoid = (name: string) => voids.includes(name)

/** Belongs to the page itself, set in the SEO settings. */
const ownMeta =
  /^(?:viewport|referrer|robots|googlebot|description|keywords|color-scheme|theme-color|content-security-policy)$/i
const linkKinds = ['stylesheet', 'preconnect', 'dns-prefetch', 'me']
const scriptKinds = [
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'application/json',
  'application/ld+json',
]
export const isData = (type: string | undefined) => type?.includes('json') ?? false

type TagFault = Pick<SnippetFault, 'fault' | 'what'> | null

export function faultOfTag(name: string, attributes: Attributes, parent: string | null): TagFault {
  const allowed = parent === null ? outside[name] : parent === 'noscript' ? within[name] : undefined
  if (!allowed) return { fault: 'TAG', what: `<${name}>` }
  for (const [key, value] of Object.entries(attributes)) {
    const found = faultOfAttribute({ key, value, allowed })
    if (found) return found
  }
  return faultOfKind(name, attributes)
}

function faultOfAttribute({
  key,
  value,
  allowed,
}: {
  key: string
  value: string
  allowed: readonly string[]
}): TagFault {
  if (key.startsWith('on')) return { fault: 'HANDLER', what: key }
  const isKnown = allowed.includes(key) || common.includes(key) || /^(?:data|aria)-[a-z0-9-]+$/.test(key)
  if (!isKnown) return { fault: 'ATTRIBUTE', what: key }
  const isAddress = key === 'src' || key === 'href'
  return isAddress && hostOf(value) === null ? { fault: 'ADDRESS', what: value.slice(0, 80) } : null
}

function faultOfKind(name: string, { type = '', rel = '', ...attributes }: Attributes): TagFault {
  if (name === 'meta' && ownMeta.test(attributes['name'] ?? '')) {
    return { fault: 'META', what: attributes['name'] ?? '' }
  }
  if (name === 'link' && !linkKinds.includes(rel)) return { fault: 'LINK', what: rel }
  if (name === 'script' && !scriptKinds.includes(type.toLowerCase())) return { fault: 'TYPE', what: type }
  return null
}

/** The host of an external https URL; null for everything else. */
export function hostOf(address: string | undefined): string | null {
  if (address === undefined || !/^(?:https:)?\/\//i.test(address)) return null
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(whole)) return null
  const { host, username } = new URL(whole)
  return username === '' && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/.test(host) ? host : null
}
