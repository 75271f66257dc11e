import { mentionOf } from './mentions.rules.ts'

/** A mention in the text of a post: with the number of its person as it was written, without one as it is stored. */
export interface PostMention {
  userSeq: number | null
  /** The sign and the name. */
  text: string
}

const BEGIN = /^<span data-mention(?:="(\d*)")?>$/
const BOUNDS = /(<span data-mention(?:="\d*")?>|<\/span>)/
const letters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const plain = (html: string) => html.replaceAll(/&(?:lt|gt|quot|amp);/g, (one) => letters[one] ?? one)

/** Sanitised HTML in which these mentions are marked, without numbers, and all others are plain text. docs/rules.md R-1250. */
export function keepMentions(html: string, isKept: (mention: PostMention) => boolean) {
  let rest = ''
  const begun: { number: string; text: string }[] = []
  const add = (text: string) => {
    const inside = begun.at(-1)
    if (inside) inside.text += text
    else rest += text
  }
  for (const part of html.split(BOUNDS)) {
    const begin = BEGIN.exec(part)
    if (begin) begun.push({ number: begin[1] ?? '', text: '' })
    else if (part === '</span>') {
      const { number, text } = begun.pop() ?? { number: '', text: '' }
      const mention = { userSeq: number === '' ? null : Number(number), text: plain(text) }
      // A name has no tags inside, and so no mention either.
      add(!text.includes('<') && isKept(mention) ? `<span data-mention>${text}</span>` : text)
    } else add(part)
  }
  return rest + begun.map(({ text }) => text).join('')
}

/** All mentions of a text in their order. */
export function mentionsOf(html: string) {
  const found: PostMention[] = []
  keepMentions(html, (mention) => found.push(mention) > 0)
  return found
}

const markupOf: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** A stored text in which another name stands as plain text for somebody whom it mentions. docs/rules.md R-1250. */
export function withoutMention(html: string, { gone, instead }: { gone: string; instead: string }) {
  const sign = mentionOf(gone).replaceAll(/[&<>]/g, (one) => markupOf[one] ?? one)
  return html.replaceAll(`<span data-mention>${sign}</span>`, () => mentionOf(instead))
}
