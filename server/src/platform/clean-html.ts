import sanitize from 'sanitize-html'
import { parseVideoLinkName } from 'contract/values/rich-text'
import { pageOf } from 'contract/values/video-links'

const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'u',
    's',
    'blockquote',
    'hr',
    'a',
    'code',
    'pre',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow', target: '_blank' }) },
  disallowedTagsMode: 'discard',
}

/** HTML written by users, without anything that could run or imitate the site. */
export const cleanHtml = (html: string) => sanitize(html, allowed)

/** A mention with the number of a person, or without one; any other span is no tag at all. */
function mentionOf(_tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const number = attribs['data-mention']
  if (number === undefined) return { tagName: 'not-a-mention', attribs: {} }
  return { tagName: 'span', attribs: { 'data-mention': /^[1-9]\d{0,14}$/.test(number) ? number : '' } }
}
const mentioning: sanitize.IOptions = {
  ...allowed,
  allowedTags: [...(allowed.allowedTags || []), 'span'],
  allowedAttributes: { ...allowed.allowedAttributes, span: ['data-mention'] },
  transformTags: { ...allowed.transformTags, span: mentionOf },
}
/** The same with mentions, of whom the caller decides which ones stay. docs/rules.md R-1250. */
export const cleanWithMentions = (html: string) => sanitize(html, mentioning)

/** Whether a link stays on the site: a path, not the address of another host. Browsers ignore tabs and line breaks. */
const isPath = (href: string) => /^\/(?![/\\])/.test(href.replaceAll(/[\t\n\r]/g, ''))

/** A link, a button, or a video identified by its host and id only. docs/rules.md R-585. */
function linkOf(tagName: string, { href = '', ...attribs }: sanitize.Attributes) {
  const link = parseVideoLinkName(attribs['data-film'] ?? '')
  const leaves = { rel: 'noopener nofollow', target: '_blank' }
  if (link)
    return { tagName, attribs: { 'data-film': attribs['data-film'] ?? '', href: pageOf(link), ...leaves } }
  const button = attribs['data-button'] === undefined ? {} : { 'data-button': 'true' }
  return { tagName, attribs: { ...button, ...(href && { href }), ...(isPath(href) ? {} : leaves) } }
}

const MAX_SPANNED = 20
/** Cells may span a limited number of others. */
function cellOf(tagName: string, attribs: sanitize.Attributes) {
  const spans = ['colspan', 'rowspan'].flatMap((name): [string, string][] => {
    const count = Number(attribs[name])
    return Number.isInteger(count) && count > 1 && count <= MAX_SPANNED ? [[name, String(count)]] : []
  })
  return { tagName, attribs: Object.fromEntries(spans) }
}

const LONGEST_ALT = 200
/** Removes half a surrogate pair at the end. */
const cut = (alt: string) => alt.slice(0, LONGEST_ALT).replace(/[\uD800-\uDBFF]$/, '')

const richly: sanitize.IOptions = {
  ...allowed,
  allowedTags: [...(allowed.allowedTags || []), 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'data-film', 'data-button'],
    img: ['src', 'alt', 'loading'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  transformTags: {
    a: linkOf,
    th: cellOf,
    td: cellOf,
    img: (tagName, { src = '', alt = '' }) => ({
      tagName,
      attribs: { src, alt: cut(alt), loading: 'lazy' },
    }),
  },
}

const withMentions: sanitize.IOptions = {
  allowedTags: [...(richly.allowedTags || []), 'span'],
  allowedAttributes: { ...richly.allowedAttributes, span: ['data-mention'] },
  transformTags: { ...richly.transformTags, span: mentionOf },
}

/**
 * The same with tables, buttons, videos of known hosts, and pictures whose URLs have this form. In the result `<img src="` always
 * begins a picture. docs/rules.md R-584, R-585.
 */
export function cleanRichText(html: string, pictureForm: RegExp, { hasMentions = false } = {}) {
  const options: sanitize.IOptions = {
    ...richly,
    ...(hasMentions && withMentions),
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictureForm.test(attribs['src'] ?? ''),
  }
  // Removing a tag may join two others that cannot nest, such as cells and rows, so the result is cleaned again.
  return sanitize(sanitize(html, options), options)
}
