// Finds declared names with words of the list in docs/glossary.md.
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

const sourceFiles = () =>
  ['contract/src', 'demo/src', 'server/src', 'web/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /[.]tsx?$/.test(file) && !/[.](?:test|gen)[.]/.test(file))
      .map((file) => `${folder}/${file}`),
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
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind))
  return names
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
  const parts = partsOf(name)
  const pieces = word.split(' ')
  if (where === 'start') return parts.length > pieces.length && pieces.every((part, at) => parts[at] === part)
  return (where === 'any' || isType) && parts.includes(word)
}

/** The declared names that use each word, with their files. */
export function usesOf(words: readonly BannedWord[]) {
  const declared = sourceFiles().flatMap((file) =>
    declaredNames(file, readFileSync(file, 'utf8')).map((name) => ({ file, ...name })),
  )
  return words.map((banned) => ({
    word: banned.word,
    names: declared.filter((name) => usesWord(name, banned)).map(({ name, file }) => `${name} (${file})`),
  }))
}
