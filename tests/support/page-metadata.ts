import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Metadata } from 'next'
import { z } from 'zod'
import { BRAND } from '@/site/brand'
import { translator } from '@/site/messages'
import type { PageRef } from '@/site/page'
import type { Visit } from '@/site/visit'

const ROUTES = path.resolve('src/app/(site)/s/[site]/[locale]')

type PageProps = {
  params: Promise<Record<string, string>>
  searchParams: Promise<Record<string, string>>
}
const describing = z.object({
  generateMetadata: z.custom<(props: PageProps) => Promise<Metadata>>(value => typeof value === 'function'),
})

export type Head = { title: string; description: string }

/** What the head of a page says, with what the layout adds; throws where nothing makes the page. */
export async function headOf(shown: PageRef, { site, locale }: Visit): Promise<Head> {
  const [param] = shown.params
  const folder = path.join(ROUTES, shown.family)
  const inner = existsSync(folder) ? readdirSync(folder).find(name => name.startsWith('[')) : undefined
  const file = path.join(folder, param === undefined ? '' : (inner ?? param), 'page.tsx')
  const { generateMetadata } = describing.parse(await import(pathToFileURL(file).href))
  const params = { site, locale, ...(param !== undefined && inner && { [inner.slice(1, -1)]: param }) }
  const metadata = await generateMetadata({
    params: Promise.resolve(params),
    searchParams: Promise.resolve({}),
  })
  return {
    title: titleIn(metadata),
    description: metadata.description || translator(locale, 'layout')('description'),
  }
}

function titleIn({ title }: Metadata): string {
  if (typeof title === 'string') return `${title} · ${BRAND}`
  return title && 'absolute' in title ? (title.absolute ?? '') : BRAND
}
