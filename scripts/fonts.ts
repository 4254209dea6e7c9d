import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EAST_ASIAN_FACES, LATIN_FACES } from './fonts/faces'
import { FOLDER, madeEastAsian, madeLatin, writtenFile } from './fonts/make'
import { sheetOf } from './fonts/sheet'
import { ROOT } from './shop/paths'

// `npm run fonts`: the faces of the shop anew, with the letters that its headlines have today.
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const latin = await Promise.all(LATIN_FACES.map(madeLatin))
const faces = latin.map(({ face }) => face)
const sheet = sheetOf(
  faces,
  latin.map(({ standIn }) => standIn),
)
writeFileSync(path.join(ROOT, 'src/app/(site)/fonts.css'), sheet)

/** Of each language beside Latin its own sheet, which no other loads, and the file that most headlines need. */
const own = await Promise.all(
  EAST_ASIAN_FACES.map(async face => {
    const made = await madeEastAsian(face)
    const sheet = writtenFile(face.family, Buffer.from(sheetOf(made, [])), 'css')
    return [face.locale, { sheet, first: made[0]?.name }] as const
  }),
)
const latinFirst = faces.find(({ family }) => family === 'Shop Headline')?.name
const names = { latin: { first: latinFirst }, ...Object.fromEntries(own) }
writeFileSync(path.join(ROOT, 'src/site/headline-fonts.json'), `${JSON.stringify(names, null, 2)}\n`)

const licences = [...LATIN_FACES, ...EAST_ASIAN_FACES].map(
  ({ is, licence }) => `${is}\n${'='.repeat(is.length)}\n\n${readFileSync(licence, 'utf8').trim()}\n`,
)
writeFileSync(path.join(FOLDER, 'licences.txt'), licences.join('\n\n'))
