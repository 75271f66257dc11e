import { expect, test } from 'vitest'
import { csvLine } from './member-export.rules.ts'

test.each([
  ['plain words stay as they are', ['Mina', 'mina@example.com'], 'Mina,mina@example.com\r\n'],
  ['a comma does not begin a new cell', ['Kim, Mina'], '"Kim, Mina"\r\n'],
  ['quotes are kept', ['the "best"'], '"the ""best"""\r\n'],
  ['nothing is an empty cell', [null, 'x'], ',x\r\n'],
  ['a formula is only a text', ['=1+1', '@SUM(A1)', '-2', '+82'], "'=1+1,'@SUM(A1),'-2,'+82\r\n"],
])('%s', (_, cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
