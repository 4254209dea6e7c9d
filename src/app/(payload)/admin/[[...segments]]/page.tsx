import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { z } from 'zod'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** Of our own screens, by language and the title that Payload gives. */
const tabTitles = z.record(z.string(), z.record(z.string(), z.string()))

export async function generateMetadata({ params, searchParams }: Args) {
  const known = await config
  const { language } = await getNextRequestI18n({ config: known })
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const title = tabTitles.parse(known.custom?.tabTitles)[language]?.[String(metadata.title)]
  return { ...metadata, title: title ?? metadata.title }
}

export default function AdminPage({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap })
}
