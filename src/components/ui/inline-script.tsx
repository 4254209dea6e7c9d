import { headers } from 'next/headers'

type Props = {
  text: string
  /** Whether it runs before all else that the page fetches (page-cache/first-script.ts). */
  isFirst?: boolean
}

/** A script of our own that stands in the page; no other inline script runs than this and those of the renderer. */
export async function InlineScript({ text, isFirst = false }: Props) {
  const nonce = await markOfPage()
  const __html = text.replaceAll('</', String.raw`<\/`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the texts are our own, and no tag in them can end the element
  return <script {...(isFirst && { 'data-first': '' })} nonce={nonce} dangerouslySetInnerHTML={{ __html }} />
}

/** The word that marks what the page that is being made runs, from where Next reads it too; in development none. */
async function markOfPage(): Promise<string | undefined> {
  const asked = (await headers()).get('content-security-policy') ?? ''
  return /'nonce-([\w-]+)'/.exec(asked)?.[1]
}
