import path from 'node:path'
import {
  type CallExpression,
  isCallExpression,
  isPropertyAccessExpression,
  isTypeAliasDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import type { Checker, Type } from 'typescript/unstable/sync'
import type { Sources } from './project'

/** A place that sends SQL: the text, the values, and the type that it says its rows have. */
export type Site = { place: string; text: Node; values: Node | undefined; row: Type | undefined }

/** Every call of `query` on a `Database`; `place` is `file:line` from the project's folder. */
export function sitesIn(sources: Sources, root: string): Site[] {
  return sources.files
    .filter(({ text }) => text.includes('query'))
    .flatMap(file => callsOfQuery(sources, file))
    .flatMap(call => siteOf(sources, call, root))
}

function callsOfQuery(sources: Sources, file: SourceFile): CallExpression[] {
  const found: CallExpression[] = []
  const look = (node: Node): void => {
    if (isCallExpression(node) && isOfDatabase(sources, node.expression)) found.push(node)
    node.forEachChild(look)
  }
  look(file)
  return found
}

/** By where it is declared, so that whoever picks `query` out of a `Database` is seen too. */
function isOfDatabase(sources: Sources, callee: Node): boolean {
  if (!isPropertyAccessExpression(callee) || callee.name.text !== 'query') return false
  let declared = sources.declarationOf(callee.name)?.node
  while (declared && !isTypeAliasDeclaration(declared)) declared = declared.parent
  return declared?.name.text === 'Database'
}

function siteOf({ checker }: Sources, call: CallExpression, root: string): Site[] {
  const [text, values] = call.arguments
  return text ? [{ place: placeIn(call, root), text, values, row: rowOf(checker, call) }] : []
}

/** The `Row` in the `Promise<Row[]>` that it gives; undefined where nothing of the rows can be read. */
function rowOf(checker: Checker, call: CallExpression): Type | undefined {
  const [rows] = argumentsOf(checker, checker.getTypeAtLocation(call))
  const [row] = argumentsOf(checker, rows)
  return row && checker.getPropertiesOfType(row).length > 0 ? row : undefined
}

const argumentsOf = (checker: Checker, type: Type | undefined): readonly Type[] =>
  type?.isTypeReference() ? checker.getTypeArguments(type) : []

/** `file:line` of a part of the sources. */
export function placeIn(node: Node, root: string): string {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${path.relative(root, file.fileName)}:${line + 1}`
}
