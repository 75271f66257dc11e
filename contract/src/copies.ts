/** What copies are called: `첫 인사` → `첫 인사 (복사)`, cut so that it stays within so many letters. */
export const copyTitle = (title: string, most: number) => `${title.slice(0, most - MARK.length)}${MARK}`
const MARK = ' (복사)'
