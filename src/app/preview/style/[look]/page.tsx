import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { Parts } from '@/components/style/parts'
import { isStaff } from '@/server/preview/allowed'
import { LOCALES } from '@/site/locale'

type Props = { params: Promise<{ look: string }>; searchParams: Promise<{ language?: string }> }

const LOOKS = ['light', 'dark', 'light-more', 'dark-more']

/** What «The shop's look» shows of parts (collections/admin/style). */
export default async function StylePage({ params, searchParams }: Props) {
  const [{ look }, { language }, head] = await Promise.all([params, searchParams, headers()])
  if (!LOOKS.includes(look) || !(await isStaff(head))) notFound()
  return <Parts locale={LOCALES.find(known => known === language) ?? 'en'} />
}
