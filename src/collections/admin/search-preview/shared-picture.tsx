'use client'
import { useConfig, usePayloadAPI } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { MediaCut } from './media-cut'

type Props = { id: string; drawn: ReactNode }

/** A picture of the media as it is cut where the page is shared; one that cannot be read leaves the drawn one. */
export function SharedPicture({ id, drawn }: Props) {
  const { config } = useConfig()
  const address = `${config.routes.api}/media/${id}` as const
  const [{ data, isLoading }] = usePayloadAPI(address, { initialParams: { depth: 0 } })
  if (isLoading) return <div className="search-preview__own" />
  return <MediaCut media={data} otherwise={drawn} />
}
