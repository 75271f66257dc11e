import type { Editor, JSONContent } from '@tiptap/react'
import { Node } from '@tiptap/react'
import { videoLinkName, parseVideoLinkName } from 'contract/values/rich-text'
import { pageOf, type VideoLink } from 'contract/values/video-links'

const OWN = /^\/files\/\d+\/\d+\/\d+[.]webp$/
/** The path of a picture of this site, also from a whole URL of it; null for pictures of other sites. */
export function ownPath(src: string) {
  const here = typeof location === 'undefined' ? '' : location.origin
  const path = here && src.startsWith(`${here}/`) ? src.slice(here.length) : src
  return OWN.test(path) ? path : null
}

/** A picture between paragraphs. During its upload it has an upload number and no address. */
export const PictureBlock = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    upload: { default: null, rendered: false },
    preview: { default: null, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const src = ownPath(element.getAttribute('src') ?? '')
        return src !== null && { src, alt: element.getAttribute('alt') ?? '' }
      },
    },
  ],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) =>
    attrs['upload'] === null
      ? ['img', HTMLAttributes]
      : ['img', { 'data-upload': String(attrs['upload']), src: String(attrs['preview'] ?? ''), alt: '' }],
})
/** Removes pictures whose upload has not finished. */
export const withoutUploads = (html: string) => html.replaceAll(/<img data-upload="[^"]*"[^>]*>/g, '')

/** A video of another host, shown as a block that plays when the user presses it. */
export const VideoBlock = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ video: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[data-film]',
      priority: 100,
      getAttrs: (element) => {
        const linkName = element.getAttribute('data-film') ?? ''
        return parseVideoLinkName(linkName) !== null && { video: linkName, title: element.textContent.trim() }
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const linkName = String(attrs['video'])
    const link = parseVideoLinkName(linkName)
    return ['a', { 'data-film': linkName, href: link ? pageOf(link) : '' }, String(attrs['title'])]
  },
})
const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo' }
export const videoBlock = (link: VideoLink, title: string) => ({
  type: 'video',
  attrs: { video: videoLinkName(link), title: title.trim() || hostNames[link.host] },
})

/** A link that looks like a button. */
export const ButtonBlock = Node.create({
  name: 'linkButton',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' }, label: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[data-button]',
      priority: 100,
      getAttrs: (element) => ({
        href: element.getAttribute('href') ?? '',
        label: element.textContent.trim(),
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'a',
    { 'data-button': 'true', href: String(attrs['href']) },
    String(attrs['label']),
  ],
})

/** Inserts a block after the selection: a selected picture is not replaced. */
export const insertBlock = (editor: Editor, block: JSONContent) =>
  editor.chain().focus().insertContentAt(editor.state.selection.to, block).run()

/** Adds `https://` to "example.com", and leaves "/notice" and "mailto:" as they are. */
export const withProtocol = (address: string) =>
  /^([a-z]+:|[/#])/i.test(address) ? address : `https://${address}`
