import type { ApiBases } from '@/site/api-bases'
import { PACKAGES } from '@/site/packages'
import { infoKept, keptText, PRODUCT_INFO_KEY, type ProductInfo } from '@/site/product-info'
import { askApi } from '../api/client'
import { quietly } from '../ui/quietly'

/** Set while it is being asked for, so that nobody asks beside it (SPEC 4 «loading flag»). */
let loading: Promise<ProductInfo> | undefined

/** Out of this session's memory, else asked for once for all who want it; empty where that fails (SPEC 7). Never throws. */
export function productInfo(bases: ApiBases): Promise<ProductInfo> {
  const kept = quietly(() => infoKept(sessionStorage.getItem(PRODUCT_INFO_KEY), Date.now()))
  if (kept) return Promise.resolve(kept)
  loading ??= asked(bases).finally(() => {
    loading = undefined
  })
  return loading
}

async function asked(bases: ApiBases): Promise<ProductInfo> {
  const told = await askApi(bases, 'multi_info', { product_ids: PACKAGES.map(({ name }) => name).join(',') })
  if (!told.ok) return {}
  const text = keptText(told.data, Date.now())
  // A kept text is read with more care than an answer: what is not as it should be is as good as none.
  const info = quietly(() => infoKept(text, Date.now()))
  if (info) quietly(() => sessionStorage.setItem(PRODUCT_INFO_KEY, text))
  return info ?? {}
}
