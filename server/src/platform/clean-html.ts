import sanitize from 'sanitize-html'

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

/** What people wrote, with everything gone that could run or dress itself up as the site. */
export const cleanHtml = (html: string) => sanitize(html, allowed)

/** The same with pictures, as far as their addresses are of this form. */
export const cleanHtmlWithPictures = (html: string, form: RegExp) =>
  sanitize(html, {
    ...allowed,
    allowedTags: [...(allowed.allowedTags || []), 'img'],
    allowedAttributes: { ...allowed.allowedAttributes, img: ['src', 'alt', 'loading'] },
    transformTags: { ...allowed.transformTags, img: sanitize.simpleTransform('img', { loading: 'lazy' }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !form.test(attribs['src'] ?? ''),
  })
