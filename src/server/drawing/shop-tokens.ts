import { readFileSync } from 'node:fs'
import path from 'node:path'
import fonts from '@/site/headline-fonts.json'
import { readTokens, type Token } from './tokens'

const read = (file: string): string =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8')

/** What the shop's look is made of, as its one file says. */
export const shopTokens = (): Token[] => readTokens(read('src/app/(site)/tokens.css'))

/** The faces of the shop for a document that has its own style sheets. */
export const shopFaces = (): string =>
  ['src/app/(site)/fonts.css', `public/fonts/${fonts.ja.sheet}`, `public/fonts/${fonts.zh.sheet}`]
    .map(read)
    .join('\n')
