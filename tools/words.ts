// Finds declared names, comments and titles of tests with words that docs/glossary.md excludes.
import { readFileSync, readdirSync } from 'node:fs'
import ts from 'typescript'

interface BannedWord {
  word: string
  where: string
}
interface DeclaredName {
  name: string
  isType: boolean
}

/** Files of this check itself, which name excluded words. */
const OWN_FILES = /^tools[/](?:words[.]|fixtures[/])/
const sourceFiles = () =>
  ['contract/src', 'demo/src', 'server/src', 'web/src', 'tools', 'e2e', 'bench'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /[.]tsx?$/.test(file) && !file.includes('.gen.') && !OWN_FILES.test(file)),
  )

/** 'sharperFor' → ['sharper', 'for'], 'MOST_KEPT' → ['most', 'kept'], 'class-door' → ['class', 'door'] */
export const partsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((part) => part !== '')

/** The rows of the last table of the page: excluded words, and their positions. */
export function bannedWords(page: string): BannedWord[] {
  const [, table = ''] = page.split('<!-- words:')
  return table.split('\n').flatMap((line) => {
    const [, words = '', where = ''] = /^\| (`[^|]+`) +\| (any|type|start) /.exec(line) ?? []
    return [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, where }))
  })
}

/** Words that comments and titles of tests do without as well. */
export function wordsNotInProse(page: string): string[] {
  const [, list = ''] = /<!-- prose: read by tools\/words[.]test[.]ts -->([^.]*)[.]/.exec(page) ?? []
  return [...list.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
}

/**
 * The names that a file declares, including its own. Names that it only uses, such as a field of another type, are left
 * out.
 */
export function declaredNames(file: string, text: string): DeclaredName[] {
  const [base = ''] = file.split('/').at(-1)?.split('.') ?? []
  const names = [{ name: base, isType: false }]
  const visit = (node: ts.Node) => {
    const name = nameIn(node)
    if (name) {
      const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)
      names.push({ name: name.text, isType: isType || /^[A-Z][a-z]/.test(name.text) })
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return names
}

const parse = (file: string, text: string) => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
}

/** Two slashes after a colon are part of an address. */
const COMMENTS = /[/][*][^]*?[*][/]|(?<!:)[/][/].*/g
/** A string as the first argument of `test`, `describe`, or what `test.each` returned. */
const TITLES = /(?:\b(?:test|describe)(?:[.]\w+)?|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)")/g

/** The comments of a file, and, in a test file, the titles of its tests. */
export function proseOf(file: string, text: string): string[] {
  const comments = [...text.matchAll(COMMENTS)].map(([comment]) => comment)
  const titles = /[.](?:test|spec)[.]/.test(file) ? [...text.matchAll(TITLES)] : []
  return [...comments, ...titles.map(([, single, template, double]) => single ?? template ?? double ?? '')]
}

function nameIn(node: ts.Node) {
  const isDeclaration =
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    (ts.isBindingElement(node) && node.propertyName !== undefined)
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : null
}

/** Whether a name has the word in an excluded position. */
export function usesWord({ name, isType }: DeclaredName, { word, where }: BannedWord) {
  const pieces = word.split(' ')
  if (!name.toLowerCase().includes(pieces[0] ?? '')) return false
  const parts = partsOf(name)
  if (where === 'start') return parts.length > pieces.length && pieces.every((part, at) => parts[at] === part)
  return (where === 'any' || isType) && parts.includes(word)
}

function remembered(answer: (name: string) => boolean) {
  const answers = new Map<string, boolean>()
  return (name: string) => {
    const known = answers.get(name) ?? answer(name)
    answers.set(name, known)
    return known
  }
}

/** The declared names that use excluded words, each with one of its files. */
export function namesWith(words: readonly BannedWord[]) {
  const files = new Map<string, DeclaredName & { file: string }>()
  const mayUseWord = remembered((name) => words.some((word) => usesWord({ name, isType: true }, word)))
  for (const file of sourceFiles()) {
    const text = readFileSync(file, 'utf8')
    // Most files need no parsing: none of their words is excluded.
    if (!`${file} ${text}`.match(/[\w$]+/g)?.some(mayUseWord)) continue
    for (const name of declaredNames(file, text)) files.set(`${name.name} ${name.isType}`, { ...name, file })
  }
  return [...files.values()].filter((name) => words.some((word) => usesWord(name, word)))
}

/** The comments and titles that use a word, with their files. */
export function proseWith(words: readonly string[]) {
  const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i')
  return sourceFiles().flatMap((file) =>
    proseOf(file, readFileSync(file, 'utf8'))
      .filter((prose) => pattern.test(prose.replaceAll(/`[^`]*`/g, '')))
      .map((prose) => `${file}: ${prose}`),
  )
}
