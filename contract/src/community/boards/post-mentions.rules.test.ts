import { expect, test } from 'vitest'
import { keepMentions, mentionsOf, withoutMention, type PostMention } from './post-mentions.rules.ts'

const all = () => true
const isJun = ({ userSeq }: PostMention) => userSeq === 7

// docs/rules.md R-1250
test('mentions are kept without their numbers, all others become plain text', () => {
  const html =
    '<p><span data-mention="7">@Jun</span> and <span data-mention="8">@Mina</span>, <span data-mention>@Sua</span></p>'
  expect(mentionsOf(html)).toEqual([
    { userSeq: 7, text: '@Jun' },
    { userSeq: 8, text: '@Mina' },
    { userSeq: null, text: '@Sua' },
  ])
  expect(keepMentions(html, isJun)).toBe('<p><span data-mention>@Jun</span> and @Mina, @Sua</p>')
})

test('a name is compared as it is read, and stays escaped', () => {
  const html = '<span data-mention="7">@A &amp; &lt;B&gt; &amp;lt;</span>'
  expect(mentionsOf(html)).toEqual([{ userSeq: 7, text: '@A & <B> &lt;' }])
  expect(keepMentions(html, all)).toBe('<span data-mention>@A &amp; &lt;B&gt; &amp;lt;</span>')
})

test('a mention around other tags is text, also where it never ends', () => {
  expect(keepMentions('<span data-mention="7">@<em>Jun</em></span>', all)).toBe('@<em>Jun</em>')
  const nested = '<span data-mention="7">@Jun <span data-mention="8">@Mina</span></span>'
  expect(keepMentions(nested, all)).toBe('@Jun <span data-mention>@Mina</span>')
  expect(keepMentions('<p><span data-mention="7">@Jun', all)).toBe('<p>@Jun')
  expect(keepMentions('a</span>b', () => false)).toBe('ab')
})

test('somebody who left is no longer mentioned, a longer name that begins alike stays', () => {
  const html = '<span data-mention>@A &amp; B</span> @A &amp; B <span data-mention>@A &amp; Bo</span>'
  expect(withoutMention(html, { gone: 'A & B', instead: '$&' })).toBe(
    '@$& @A &amp; B <span data-mention>@A &amp; Bo</span>',
  )
})
