/** The headings of a text as they follow each other below the title of its lesson: no step is left out. */
export function stepped(html: string) {
  const above: number[] = []
  return html.replaceAll(/<(\/?)h([2-4])\b/g, (_, end: string, level: string) => {
    const wantedLevel = Number(level)
    if (end === '') {
      while ((above.at(-1) ?? 0) >= wantedLevel) above.pop()
      above.push(wantedLevel)
    }
    return `<${end}h${above.length + 1}`
  })
}
