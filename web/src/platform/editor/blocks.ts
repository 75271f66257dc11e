import type { Editor, JSONContent } from '@tiptap/react'
import { Node } from '@tiptap/react'
import { videoLinkName, parseVideoLinkName } from 'contract/values/rich-text'
import { pageOf, type VideoLink } from 'contract/values/video-links'

const OWN = /^\/files\/\d+\/\d+\/\d+[.]webp$/
/** The path of a picture of this site, also where another page of it gave the whole address; null for others. */
export function ownPath(src: string) {
  const here = typeof location === 'undefined' ? '' : location.origin
  const path = here && src.startsWith(`${here}/`) ? src.slice(here.length) : src
  return OWN.test(path) ? path : null
}

/** A picture between paragraphs. While it is being sent it has a number of its own and no address. */
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
/** Pictures that have not arrived are no part of the text yet. */
export const withoutUploads = (html: string) => html.replaceAll(/<img data-upload="[^"]*"[^>]*>/g, '')

/** A video of another host, shown as a block that plays when it is pressed. */
export const VideoBlock = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ film: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[data-film]',
      priority: 100,
      getAttrs: (element) => {
        const linkName = element.getAttribute('data-film') ?? ''
        return parseVideoLinkName(linkName) !== null && { film: linkName, title: element.textContent.trim() }
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const linkName = String(attrs['film'])
    const link = parseVideoLinkName(linkName)
    return ['a', { 'data-film': linkName, href: link ? pageOf(link) : '' }, String(attrs['title'])]
  },
})
const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo' }
export const videoBlock = (link: VideoLink, title: string) => ({
  type: 'film',
  attrs: { film: videoLinkName(link), title: title.trim() || hostNames[link.host] },
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

/** Puts a block behind what is selected: a selected picture is not what it replaces. */
export const insertBlock = (editor: Editor, block: JSONContent) =>
  editor.chain().focus().insertContentAt(editor.state.selection.to, block).run()

/** "example.com" is meant as an address, "/notice" and "mailto:" already are one. */
export const withProtocol = (address: string) =>
  /^([a-z]+:|[/#])/i.test(address) ? address : `https://${address}`
