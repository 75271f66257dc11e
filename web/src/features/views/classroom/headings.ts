/** Shifts the headings of a text below the title of its lesson, without skipping a level. */
export function stepped(html: string) {
  const above: number[] = []
  return html.replaceAll(/<(\/?)h([2-4])\b/g, (_, end: string, level: string) => {
    const requestedLevel = Number(level)
    if (end === '') {
      while ((above.at(-1) ?? 0) >= requestedLevel) above.pop()
      above.push(requestedLevel)
    }
    return `<${end}h${above.length + 1}`
  })
}
