import { get } from 'node:http'

export type Page = { body: Buffer; headers: string[] }

/** A page as its bytes came over the wire, and its headers without those that are about the connection. */
export const rawGet = (address: string, asked: Record<string, string>): Promise<Page> =>
  new Promise((resolve, reject) => {
    get(address, { headers: asked }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: own(response.rawHeaders) }))
    }).once('error', reject)
  })

const OF_CONNECTION = ['date', 'connection', 'keep-alive']

const own = (raw: string[]): string[] =>
  raw.filter((_, index) => !OF_CONNECTION.includes(raw[index & ~1]?.toLowerCase() ?? ''))
