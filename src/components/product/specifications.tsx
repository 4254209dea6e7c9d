import type { ReactNode } from 'react'
import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { Versions } from '../download/versions'
import { Section } from '../ui/section'
import type { Copy } from './copy'

/** What editors wrote about formats and limits, and what the shop knows by itself: systems and versions. */
export function Specifications({ shown, copy }: { shown: ProductPage; copy: Copy }) {
  const { visit, systems, isWithdrawn } = shown
  if (isWithdrawn) return null
  const t = translator(visit.locale, 'product')
  return (
    <Section isBeside title={t('specs.title')} id="specifications">
      <table className="w-full table-fixed border-collapse border-t border-line">
        <tbody>
          {copy.specs.map(({ name, value }) => (
            <Row key={name} name={name} lang={copy.lang.specs}>
              {value}
            </Row>
          ))}
          <Row name={t('specs.systems')}>
            {systems.length > 1
              ? t('specs.both')
              : systems.map(os => translator(visit.locale, 'common')(`os.${os}`)).join(', ')}
          </Row>
          <Row name={t('specs.version')}>
            <Versions shown={shown} />
          </Row>
        </tbody>
      </table>
    </Section>
  )
}

const Row = ({ name, lang, children }: { name: string; lang?: string | undefined; children: ReactNode }) => (
  <tr lang={lang} className="border-b border-line align-baseline">
    <th scope="row" className="w-2/5 py-3 pe-4 text-start font-normal text-muted sm:w-1/3">
      {name}
    </th>
    <td className="py-3">{children}</td>
  </tr>
)
