import { Mention } from '@tiptap/extension-mention'
import type { SuggestionOptions } from '@tiptap/suggestion'

const mentionOf = (name: unknown) => `@${String(name)}`

/** Somebody whom the text names: with their number until it is stored. docs/rules.md R-1250. */
const MentionNode = Mention.extend({
  addAttributes: () => ({
    userSeq: {
      default: null,
      parseHTML: (element) => element.dataset['mention'] ?? null,
      renderHTML: ({ userSeq }) => ({ 'data-mention': String(userSeq ?? '') }),
    },
    name: {
      default: '',
      parseHTML: (element) => element.textContent.trim().replace(/^@/, ''),
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'span[data-mention]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, mentionOf(node.attrs['name'])],
  renderText: ({ node }) => mentionOf(node.attrs['name']),
})

export type MentionRenderer = ReturnType<NonNullable<SuggestionOptions['render']>>
/** Offers people behind an @ at the beginning of a word. */
export const mentionNode = (renderer: MentionRenderer) =>
  MentionNode.configure({
    suggestion: { allowedPrefixes: [' ', '\u00A0'], render: () => renderer },
  })
