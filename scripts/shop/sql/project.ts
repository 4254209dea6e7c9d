import path from 'node:path'
import {
  type CallExpression,
  isCallExpression,
  isExportSpecifier,
  isFunctionDeclaration,
  isIdentifier,
  isImportSpecifier,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Checker, type Project, type Symbol as Sign, SymbolFlags } from 'typescript/unstable/sync'

/** A TypeScript project as its compiler sees it. */
export type Sources = {
  checker: Checker
  files: readonly SourceFile[]
  /** The declaration that gives a name its value, wherever it stands. */
  declarationOf: (name: Node) => { id: number; node: Node } | undefined
  /** Every call of a function; none where it is handed on as a value, for others may call it then. */
  callsOf: (declaration: Node) => CallExpression[]
  close: () => void
}

/** Opens the project of a `tsconfig.json`; `folders` (ending in a slash) are those whose files are read. */
export function openSources(config: string, folders: readonly string[]): Sources {
  const root = path.dirname(config)
  const api = new API({ cwd: root })
  const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
  if (!project) throw new Error(`${config} is no project of TypeScript.`)
  const { checker, program } = project
  const inFolders = (file: string) => folders.some(folder => path.relative(root, file).startsWith(folder))
  const files = program
    .getSourceFileNames()
    .filter(inFolders)
    .flatMap(file => program.getSourceFile(file) ?? [])
  return {
    checker,
    files,
    declarationOf: remembered(name => declarationOf(project, name)),
    callsOf: remembered(declaration => callsOf(project, files, declaration)),
    close: () => api.close(),
  }
}

function remembered<T>(find: (node: Node) => T): (node: Node) => T {
  const known = new Map<Node, T>()
  return node => {
    const value = known.get(node) ?? find(node)
    known.set(node, value)
    return value
  }
}

function declarationOf(project: Project, name: Node): { id: number; node: Node } | undefined {
  const { checker } = project
  const sign = checker.getShorthandAssignmentValueSymbol(name.parent) ?? checker.getSymbolAtLocation(name)
  const target = sign && isAlias(sign) ? checker.getAliasedSymbol(sign) : sign
  const node = (target?.valueDeclaration ?? target?.declarations[0])?.resolve(project)
  return target && node ? { id: target.id, node } : undefined
}

const isAlias = (sign: Sign): boolean => (sign.flags & SymbolFlags.Alias) !== 0

function callsOf(project: Project, files: readonly SourceFile[], declaration: Node): CallExpression[] {
  const named = isFunctionDeclaration(declaration) ? declaration : declaration.parent
  if (!isFunctionDeclaration(named) && !isVariableDeclaration(named)) return []
  const name = named.name?.getText() ?? ''
  const uses = files
    .filter(({ text }) => text.includes(name))
    .flatMap(file => usesBelow(file, name))
    .filter(use => declarationOf(project, use)?.node === named)
  const calls = uses.flatMap(use => callWith(use) ?? [])
  return calls.length === uses.length ? calls : []
}

/** Where a name stands in an expression. */
function usesBelow(file: Node, name: string): Node[] {
  const found: Node[] = []
  const look = (node: Node): void => {
    if (isIdentifier(node) && node.text === name && !isDeclared(node)) found.push(node)
    node.forEachChild(look)
  }
  look(file)
  return found
}

const isDeclared = ({ parent }: Node): boolean =>
  isImportSpecifier(parent) ||
  isExportSpecifier(parent) ||
  isFunctionDeclaration(parent) ||
  (isVariableDeclaration(parent) && !isIdentifier(parent.initializer ?? parent))

/** The call of what a name stands for. */
const callWith = (use: Node): CallExpression | undefined =>
  isCallExpression(use.parent) && use.parent.expression === use ? use.parent : undefined
