import { RichText as LexicalText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import type { Around } from './text-blocks/around'
import { convertersFor } from './text-converters'

type Data = ComponentProps<typeof LexicalText>['data']
type Props = { data: unknown } & Around

const isData = (data: unknown): data is Data => typeof data === 'object' && data !== null && 'root' in data

export function RichText({ data, ...around }: Props) {
  if (!isData(data)) return null
  return (
    <div className="prose">
      <LexicalText data={data} converters={convertersFor(around)} disableContainer />
    </div>
  )
}
