import { BRAND } from '@/site/brand'
import { COMMON_PASSWORDS } from './common-passwords'
import { COMMON_WORDS } from './common-words'

export type PasswordProblem = { code: 'weak_password'; path: 'password'; sentence: string }

const MIN_LENGTH = 12
const MAX_LENGTH = 200
/** The longest piece whose repetition is noticed: `passwordpassword`. */
const MAX_PIECE_LENGTH = 8
const MIN_CHARACTERS = 5
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '01234567890123456789012345678901234567890',
]
const DISGUISED: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Null where nothing is wrong with it. */
export function passwordProblem(password: unknown, addresses: readonly string[]): PasswordProblem | null {
  if (typeof password !== 'string' || password.length < MIN_LENGTH)
    return weak(`The password must have at least ${MIN_LENGTH} characters.`)
  if (password.length > MAX_LENGTH) return weak(`The password must have at most ${MAX_LENGTH} characters.`)
  return isCommon(password.toLowerCase(), ownWords(addresses))
    ? weak(
        'This password is too easy to guess: choose one that is not built of a common word, a name or a row of keys.',
      )
    : null
}

const weak = (sentence: string): PasswordProblem => ({ code: 'weak_password', path: 'password', sentence })

/** The shop's name; each address whole, its sides of the @, and the words in them. */
function ownWords(addresses: readonly string[]): ReadonlySet<string> {
  const words = addresses.flatMap(address => {
    const sides = [address, ...address.split('@')].map(text => text.toLowerCase())
    return [...sides, ...sides.flatMap(side => side.split(/[^\p{L}\p{N}]+/u))]
  })
  return new Set([BRAND.toLowerCase(), ...words, ...words.map(coreOf)].filter(word => word !== ''))
}

function isCommon(password: string, own: ReadonlySet<string>): boolean {
  if (COMMON_PASSWORDS.has(password) || isMonotonous(password)) return true
  const core = coreOf(password)
  return [password, core, undisguised(core), coreOf(undisguised(password))].some(
    text => text === '' || COMMON_WORDS.has(text) || own.has(text) || isRow(text),
  )
}

const isMonotonous = (password: string): boolean =>
  new Set(password).size < MIN_CHARACTERS || repeats(password) || isRow(password)

const repeats = (password: string): boolean =>
  Array.from({ length: MAX_PIECE_LENGTH }, (_, index) => password.slice(0, index + 1)).some(piece =>
    piece.repeat(Math.ceil(password.length / piece.length)).startsWith(password),
  )

const isRow = (text: string): boolean =>
  text.length > 3 && ROWS.some(row => row.includes(text) || [...row].reverse().join('').includes(text))

/**
 * Without digits and marks around it: `!!!dragon2026` → `dragon`. Letters of any script: a password without a core
 * would count as common.
 */
const coreOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const undisguised = (text: string): string => [...text].map(sign => DISGUISED[sign] ?? sign).join('')
