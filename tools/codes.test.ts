import { expect, test } from 'vitest'
import { PRODUCT, textsOf } from './source-texts.ts'

const files = textsOf([...PRODUCT, 'bench', 'tools/fixtures/codes'], /[.]tsx?$/)
const isFixture = (file: string) => file.startsWith('../tools/fixtures/')

/**
 * The lines of the product that match a pattern, without tests and their fixtures, which spell out the codes of the
 * API.
 */
function linesWith(pattern: RegExp, { except }: { except: RegExp }) {
  return Object.entries(files)
    .filter(
      ([file]) => !/[.](?:test|fuzz|fixture)[.]|[/]testing[/]|[/]dist[/]/.test(file) && !except.test(file),
    )
    .flatMap(([file, text]) =>
      text
        .split('\n')
        .filter((line) => pattern.test(line) && !/^\s*(?:\*|\/\*|\/\/)/.test(line))
        .map((line) => ({ file, line: line.trim() })),
    )
}
const inProduct = (found: { file: string; line: string }[]) =>
  found.filter(({ file }) => !isFixture(file)).map(({ file, line }) => `${file} ${line}`)
const inFixtures = (found: { file: string; line: string }[]) =>
  found.filter(({ file }) => isFixture(file)).map(({ line }) => line)

/**
 * The two success codes are in envelope.ts; the baseline of the benchmark writes an envelope without the product; Kakao numbers the
 * categories of its templates.
 */
const refusalCodes = linesWith(/(['"`])\d{6}\1|\brefusals\.[A-Z_]+\.code\b/, {
  except:
    /contract[/]src[/](?:http[/]envelope|.*[/](?:screen-)?refusals)[.]ts$|bench[/]baseline-server[.]ts$|[/]kakao-category[.]ts$/,
})

test('the code refers to refusals by name', () => {
  expect(inProduct(refusalCodes)).toEqual([])
  expect(inFixtures(refusalCodes)).toEqual([
    "export const isSoldOut = (code: string) => code === '810002'",
    'export const isGone = (code: string) => code === refusals.CLASS_GONE.code',
  ])
})

/**
 * The maps of contract name the codes. Exceptions: phone numbers of Seoul start with 02, Naver answers 00, providers number card companies, a setting
 * lasts 30 seconds, queries compare columns in SQL, and drawings contain numbers.
 */
const typeCodes = linesWith(/(?<!_cd (?:=|<>) )(?<!\w=)(['"])\d{2}\1/, {
  except:
    /[/](?:type-codes|code-names|card-codes|notifications[.]rules|phone|digits|naver|settings-table)[.]ts$|[.]gen[.]ts$|[/]drawing[/]|[/]bench[/]/,
})

test('the code refers to type codes by name', () => {
  expect(inProduct(typeCodes)).toEqual([])
  expect(inFixtures(typeCodes)).toEqual([
    "export const isOffline = (curriculumTypeCd: string) => curriculumTypeCd === '04'",
    "export const free = { fareCd: '00' }",
    "const names = { '01': 'section' }",
  ])
})
