import config from '@payload-config'
import '@payloadcms/next/css'
import './admin.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'
import { tableInLanguage } from './table-in-language'

const serverFunctions = { 'table-state': tableInLanguage }

const serverFunction: ServerFunctionClient = async args => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
