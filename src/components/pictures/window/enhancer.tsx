import { TideBar } from '../../ui/tide-bar'
import type { ContentProps } from './content'
import { Picker, Pickers } from './controls'
import { Enhanced } from './enhanced'
import { percentText } from './queue'

const SHARE = 0.64

export function Enhancer({ route, locale, words, isFlowing }: ContentProps) {
  const { ai, titles } = words
  const flow = isFlowing ? 'first' : undefined
  return (
    <>
      <Enhanced route={route} words={words} className="rounded-[6px]" />
      <Pickers>
        <Picker name={ai.upscale} value="4× · 2160p" />
        <Picker name={ai.action} value={ai.sharpen} />
      </Pickers>
      <div className="grid shrink-0 grid-cols-1 gap-1">
        <div className="flex gap-2">
          <span className="min-w-0 flex-1 truncate font-semibold">{titles[3]}</span>
          <span className="text-muted tabular-nums">{`${percentText(SHARE, locale)} · ${ai.left}`}</span>
        </div>
        <TideBar level={SHARE} flow={flow} />
      </div>
    </>
  )
}
