import config from '@payload-config'
import '@payloadcms/next/css'
import './admin.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { tableInLanguage } from '@/collections/admin/table-in-language'
import { importMap } from './admin/importMap.js'

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
