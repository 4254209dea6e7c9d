import type { Metadata, Viewport } from 'next'
import type { CSSProperties, ReactNode } from 'react'
import '../../../(site)/shop.css'
import { shopTokens } from '@/server/drawing/shop-tokens'
import { coloursOf } from '@/server/drawing/tokens'

type Props = { children: ReactNode; params: Promise<{ look: string }> }

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { robots: { index: false } }
export const viewport: Viewport = { colorScheme: 'light dark' }

/** In the colours that are asked for, not in those that the person's device prefers. */
export default async function StyleLayout({ children, params }: Props) {
  const { look } = await params
  const isDark = look.startsWith('dark')
  const colours = coloursOf(shopTokens(), { isDark, isClear: look.endsWith('-more'), place: 'everywhere' })
  const style = Object.fromEntries([...colours].map(([name, value]) => [`--${name}`, value]))
  return (
    <html lang="en" style={{ ...style, colorScheme: isDark ? 'dark' : 'light' } as CSSProperties}>
      <body>{children}</body>
    </html>
  )
}
