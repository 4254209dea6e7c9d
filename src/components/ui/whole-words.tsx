import { Fragment, type ReactNode } from 'react'

/** Short words that hyphens join, as in «All-in-One», «tout-en-un», «U-NEXT», «C-drama», and what «＋» joins in Chinese and Japanese; longer ones may need a line's end. Kana and han stand beside them without a space. */
const JOINED =
  /((?<![\p{Script=Latin}\p{N}-])[\p{Script=Latin}\p{N}]{1,4}(?:-[\p{Script=Latin}\p{N}]{1,4}){1,3}(?![\p{Script=Latin}\p{N}])|(?<![\p{Script=Latin}\p{N}-])\p{Lu}-\p{Script=Latin}{1,6}(?![\p{Script=Latin}\p{N}])|\p{Script=Han}{1,2}＋\p{Script=Han}{1,2})/u

type Props = {
  /** Of what is no plain text, nothing is changed. */
  children: ReactNode
}

/** A name or headline that no line parts at such a hyphen: browsers break after each, and no style forbids that alone. */
export const WholeWords = ({ children }: Props) =>
  typeof children !== 'string'
    ? children
    : children.split(JOINED).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their places
        <Fragment key={place}>
          {place % 2 ? <span className="whitespace-nowrap">{part}</span> : part}
        </Fragment>
      ))
