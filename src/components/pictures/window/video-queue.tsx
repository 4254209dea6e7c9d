import { LOCALE_NAMES } from '@/site/locale'
import type { ContentProps } from './content'
import { AddressField, Picker, Pickers } from './controls'
import { Row } from './queue-row'
import { TitlePicture } from './title-picture'

export function VideoQueue({ route, line, locale, words, rows, isFlowing }: ContentProps) {
  const { video } = words
  return (
    <>
      <AddressField text={rows[0]?.title ?? ''} action={video.action} />
      <Pickers>
        <Picker name={video.quality} value={line === 'adult' ? '1080p' : '1080p · 4K'} />
        <Picker name={video.audio} value={LOCALE_NAMES[locale]} />
        <Picker name={video.subtitles} value={LOCALE_NAMES[locale === 'en' ? 'es' : locale]} />
      </Pickers>
      {rows.map((row, place) => (
        <Row key={row.title} {...{ row, words, locale }} flow={isFlowing ? FLOWS[place] : undefined}>
          <TitlePicture route={route} line={line} place={place} />
        </Row>
      ))}
    </>
  )
}

const FLOWS: readonly (string | undefined)[] = ['first', 'second']
