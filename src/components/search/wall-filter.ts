import type { Line, OperatingSystem } from '@/pricing'
import { REGIONS } from '@/site/regions'

export const WALL_LINES = ['video', 'music', 'ai'] as const satisfies readonly Line[]

/** What is asked of the wall of services: any where it is empty. */
export type WallQuestion = { q: string; line: string; os: string; region: string }

export type WallItem = {
  route: string
  name: string
  line: Line
  region: string
  systems: readonly OperatingSystem[]
}

type Said = { [Name in keyof WallQuestion]: string | undefined }

const SYSTEMS: readonly string[] = ['win', 'mac']
const LONGEST = 100

const among = (known: readonly string[], said = ''): string => (known.includes(said) ? said : '')

/** From an address, which anybody can make up: what is not among the choices asks for nothing. */
export const wallQuestion = ({ q = '', line, os, region }: Said): WallQuestion => ({
  q: q.slice(0, LONGEST),
  line: among(WALL_LINES, line),
  os: among(SYSTEMS, os),
  region: among(REGIONS, region),
})

/** Whether a service is what was asked for: each word that was typed stands somewhere in its name. */
export function isAskedFor({ name, line, region, systems }: WallItem, asked: WallQuestion): boolean {
  const words = plain(asked.q).split(/\s+/)
  return (
    words.every(word => plain(name).includes(word)) &&
    (asked.line === '' || asked.line === line) &&
    (asked.os === '' || systems.some(system => system === asked.os)) &&
    (asked.region === '' || asked.region === region)
  )
}

/** The service that was named: whole, else by words that stand in no other name. */
export function oneNamed<Item extends WallItem & { service: string }>(
  items: readonly Item[],
  q: string,
): Item | undefined {
  if (plain(q) === '') return undefined
  const whole = items.filter(({ name, service }) => [name, service].map(plain).includes(plain(q)))
  const like = items.filter(item => isAskedFor(item, { q, line: '', os: '', region: '' }))
  return [whole, like].find(found => found.length === 1)?.[0]
}

/** 'Ｈｕｌｕ' and 'hulu', 'Télé' and 'tele' are one. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
