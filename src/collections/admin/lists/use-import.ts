import { useState } from 'react'
import { NOT_UTF_8, textIn } from '../../lists/import/file-text'
import { useWords } from '../words/use-words'
import { askImport, type Told } from './ask-import'

/** A file chosen or pasted, and what the shop says of it. What was pasted stays, whatever is answered. */
export function useImport(address: string) {
  const t = useWords()
  const [text, setText] = useState('')
  const [isConfirmed, setConfirmed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [told, setTold] = useState<Told>()
  const edit = (typed: string) => {
    setText(typed)
    setTold(undefined)
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const read = textIn(await file.arrayBuffer())
    if (read === undefined) setTold({ kind: 'refused', sentences: [t(NOT_UTF_8)] })
    else edit(read)
  }
  const confirm = (isMeant: boolean) => {
    setConfirmed(isMeant)
    setTold(undefined)
  }
  const ask = async (sent: object) => {
    setAsking(true)
    setTold(await askImport(t, address, { text, isConfirmed, ...sent }))
    setAsking(false)
  }
  return { text, isConfirmed, isAsking, told, edit, choose, confirm, ask }
}
