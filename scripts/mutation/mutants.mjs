import ts from 'typescript'

const OPERATORS = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['==', '!='],
  ['!=', '=='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['&&', '||'],
  ['||', '&&'],
  ['??', '&&'],
  ['+', '-'],
  ['-', '+'],
  ['*', '+'],
  ['%', '*'],
  ['<<', '>>'],
  ['>>', '<<'],
  ['&', '|'],
  ['|', '&'],
  ['+=', '-='],
  ['-=', '+='],
])

/**
 * Every way to break a source at one place: an operator replaced, a constant changed, a condition negated, the two ends
 * of a choice swapped, a statement dropped. Types, imports and enums are left alone: the compiler sees those.
 */
export function mutantsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const add = (node, after, from = node.getStart(source), to = node.getEnd()) => {
    const line = source.getLineAndCharacterOfPosition(from).line + 1
    found.push({ file, line, from, to, before: text.slice(from, to), after })
  }
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isEnumDeclaration(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken
      const other = OPERATORS.get(operator.getText(source))
      if (other) add(operator, other)
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node.operand.getText(source))
    else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true')
    else if (ts.isNumericLiteral(node)) add(node, String(Number(node.text) + 1))
    else if (ts.isConditionalExpression(node)) {
      const [whenTrue, whenFalse] = [node.whenTrue.getText(source), node.whenFalse.getText(source)]
      add(node, `${whenFalse} : ${whenTrue}`, node.whenTrue.getStart(source), node.whenFalse.getEnd())
    } else if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText(source)})`)
    else if (ts.isExpressionStatement(node)) add(node, '')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The source with one place broken. */
export function mutated(text, { from, to, after }) {
  return text.slice(0, from) + after + text.slice(to)
}

/** Numbers between 0 and 1 from a seed, always the same ones (mulberry32). */
export function numbersFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** So many of a list, drawn by a seed; a larger number adds to a smaller one. */
export function sample(list, count, seed) {
  const next = numbersFrom(seed)
  return list
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ item }) => item)
}
