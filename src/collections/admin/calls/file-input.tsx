'use client'

import './file-input.css'

type Props = {
  label: string
  accept: string
  choose: (file: File | undefined) => void
  className?: string
}

/** The same file can be chosen again once it was mended: a browser tells of no other choice. */
export const FileInput = ({ label, accept, choose, className }: Props) => (
  <label className={className}>
    {label}{' '}
    <input
      type="file"
      className="file-input"
      accept={accept}
      onClick={({ currentTarget }) => {
        currentTarget.value = ''
      }}
      onChange={({ target }) => choose(target.files?.[0])}
    />
  </label>
)
