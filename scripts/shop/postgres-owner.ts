import { existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PostgresFolders } from './postgres-folders'
import { isAlive } from './postgres-process'

type At = Pick<PostgresFolders, 'data'>
const NAME = /^postgres\.owner\.(\d+)$/
const USER = /^postgres\.user\.\d+$/

/**
 * Whether this process starts and ends the server of a folder. It becomes that process if there is none or the last one
 * has ended. Each owner has a number, one above the last: of two that want the same, the file system lets one have it.
 */
export function ownsServer(folders: At): boolean {
  const { number, owner } = lastOf(folders)
  if (owner === identityOf(process.pid)) return true
  return !lives(owner) && take(folders, number + 1)
}

export function disown(folders: At): void {
  const { number, owner } = lastOf(folders)
  if (owner === identityOf(process.pid)) writeFileSync(fileOf(folders, number), '')
}

export const joinServer = (folders: At): void =>
  writeFileSync(
    path.join(path.dirname(folders.data), `postgres.user.${process.pid}`),
    identityOf(process.pid),
  )

/**
 * Stops using the server. True if another process uses it, which then has to end it; forgets processes that died
 * silently.
 */
export function leaveServer({ data }: At): boolean {
  const folder = path.dirname(data)
  rmSync(path.join(folder, `postgres.user.${process.pid}`), { force: true })
  const others = readdirSync(folder).filter(name => USER.test(name))
  for (const name of others)
    if (!isUser(path.join(folder, name))) rmSync(path.join(folder, name), { force: true })
  return others.some(name => isUser(path.join(folder, name)))
}

const isUser = (file: string): boolean => existsSync(file) && lives(readFileSync(file, 'utf8'))

function lastOf(folders: At): { number: number; owner: string } {
  const number = numbersIn(folders).at(-1) ?? 0
  if (number === 0) return { number, owner: '' }
  try {
    return { number, owner: readFileSync(fileOf(folders, number), 'utf8') }
  } catch (error) {
    if (numbersIn(folders).at(-1) === number) throw error
    return lastOf(folders)
  }
}

/** A process that saw an owner end long ago may claim an outdated number: it then finds a higher one. */
function take(folders: At, number: number): boolean {
  const draft = path.join(path.dirname(folders.data), `postgres.claim.${process.pid}`)
  writeFileSync(draft, identityOf(process.pid))
  const isTaken = linked(draft, fileOf(folders, number))
  rmSync(draft)
  if (!isTaken) return false
  const highest = numbersIn(folders).at(-1) ?? number
  for (const each of numbersIn(folders)) if (each < highest) rmSync(fileOf(folders, each), { force: true })
  return highest === number
}

/** Linked with its content: nobody reads a file that is not written yet. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

const fileOf = ({ data }: At, number: number) => path.join(path.dirname(data), `postgres.owner.${number}`)

const numbersIn = ({ data }: At): number[] =>
  readdirSync(path.dirname(data))
    .flatMap(name => Number(NAME.exec(name)?.[1] ?? []))
    .filter(number => number > 0)
    .sort((a, b) => a - b)

/** A process and, where the system tells it, when it began: ids are reused. */
function identityOf(pid: number): string {
  const file = `/proc/${pid}/stat`
  const stat = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
}

function lives(owner: string): boolean {
  const pid = Number.parseInt(owner, 10)
  return pid > 0 && isAlive(pid) && identityOf(pid) === owner
}
