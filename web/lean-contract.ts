import type { ESTree, Plugin } from 'vite'

/** What a caller reads of a promise; the rest is for the server. */
const SPOKEN = ['method', 'base', 'path', 'shows', 'touches']

/**
 * Leaves the schemas of endpoints out of the browser's build, where nobody reads them, and lets the bundler drop
 * whatever of the contract is then used by nobody: making a schema changes nothing else.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /contract[\\/]src[\\/].+\.ts$/ },
      handler(code, _id, options) {
        if (options?.ssr) return null
        const { body } = this.parse(code, { lang: 'ts' })
        return { code: body.flatMap(valuesIn).reduceRight(lean, code), map: null }
      },
    },
  }
}

/** What stands behind the `=` of every constant of a file. */
function valuesIn(statement: ESTree.Program['body'][number]) {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ init }) => (init ? [init] : []))
}

function lean(code: string, value: ESTree.Expression) {
  const put = (text: string) => code.slice(0, value.start) + text + code.slice(value.end)
  const source = ({ start, end }: ESTree.Span) => code.slice(start, end)
  if (value.type === 'CallExpression' && source(value.callee) === 'endpoint') {
    const promise = value.arguments[0]
    if (promise?.type !== 'ObjectExpression') throw new Error('an endpoint is written as one object')
    // What endpoints share may say something that is spoken, so it stays whole.
    const said = promise.properties.filter(
      (one) => one.type !== 'Property' || SPOKEN.includes(source(one.key)),
    )
    return put(`({ base: 'v1', shows: null, touches: [], ${said.map(source).join(', ')} })`)
  }
  const isMade = value.type === 'CallExpression' || value.type === 'ObjectExpression'
  return isMade ? put(`/* @__PURE__ */ (() => (${source(value)}))()`) : code
}
