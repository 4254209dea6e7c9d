'use client'
import { useEffect, useRef } from 'react'

type Props = { name: 'email' | 'password' | 'code'; type: 'email' | 'password' | 'text'; label: string }

const COMPLETES = { email: 'username', password: 'current-password', code: 'one-time-code' }

/** The code takes the focus, since the step before it has gone. */
export function Typed({ name, type, label }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (name === 'code') input.current?.focus()
  }, [name])
  return (
    <>
      <label htmlFor={`field-${name}`}>{label}</label>
      <input
        ref={input}
        id={`field-${name}`}
        {...{ name, type }}
        autoComplete={COMPLETES[name]}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={300}
        required
      />
    </>
  )
}
