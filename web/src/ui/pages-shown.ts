const AROUND = 2

/** The first page, the last page and the neighbours of the current one; a negative number is a gap. */
export function pagesShown(page: number, pageCount: number): number[] {
  const numbers = [1, pageCount, ...Array.from({ length: AROUND * 2 + 1 }, (_, step) => page - AROUND + step)]
  const pages = [...new Set(numbers)].filter((one) => one >= 1 && one <= pageCount).toSorted((a, b) => a - b)
  return pages.flatMap((one, at) => {
    const before = pages[at - 1] ?? one - 1
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [-one, one] : [one]
  })
}
